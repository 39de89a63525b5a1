"""`python -m dejarik` is the command `dejarik`."""

from dejarik.cli import main

if __name__ == "__main__":
    main()
