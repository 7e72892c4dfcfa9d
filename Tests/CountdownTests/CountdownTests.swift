// Tests of Countdown.
