print("no benchmark cases yet")
