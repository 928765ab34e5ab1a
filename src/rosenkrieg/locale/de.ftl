# Words of the shell: the page around the games.
