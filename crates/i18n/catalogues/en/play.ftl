# A game at the table: hints, reviews and endings, shared by the terminal and the web page.
