"""Lessons and puzzles: short tasks on the real board, made of data and judged by the rules.

The pictures of the rules are made in the same way.

    course      the lessons of a game as data, read from `lessons/*.toml` beside the game
    lesson      where a learner stands: `stand(lesson, tried)`, which remembers nothing itself
    facts       the numbers and names in a lesson's texts, computed by the rules
    pictures    the pictures of a game's rules as data, and what each step of them shows
    puzzles     positions with one best action, as data, and what is said in them
    making      how puzzles are found in played matches and proven
    proof       what must be true of lessons and pictures: `faults(lesson)` lists what is not

Nothing is stored: a learner is the list of what they tried. No I/O but package data.
"""
