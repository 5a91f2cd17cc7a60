-- What the newspaper counts itself, a row a day: of the whole site, and of each article, city and author that was read. A job fills it from
-- article_views, whose rows are deleted after a day. Days are São Paulo's.
CREATE TYPE audience_subject AS ENUM ('site', 'article', 'city', 'author');
CREATE TABLE audience_days (
  subject audience_subject NOT NULL,
  day DATE NOT NULL,
  -- The id of the article or author, the path of the city; empty for the site.
  key TEXT NOT NULL,
  views INTEGER NOT NULL CHECK (views >= 0),
  -- Different visitors on that day. Days cannot be added: a visitor's hash changes every day.
  readers INTEGER NOT NULL CHECK (readers >= 0),
  CONSTRAINT audience_days_pkey PRIMARY KEY (subject, day, key)
);
-- Sums over a period read this index alone.
CREATE INDEX audience_days_sums ON audience_days (subject, day, key, views);

-- The most read of the last 7, 30 and 90 days, counted with the days, so that the screen adds up nothing.
CREATE TABLE audience_tops (
  days INTEGER NOT NULL,
  subject audience_subject NOT NULL,
  key TEXT NOT NULL,
  views INTEGER NOT NULL,
  CONSTRAINT audience_tops_pkey PRIMARY KEY (days, subject, key)
);
