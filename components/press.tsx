interface PressProps {
  /** HTTP status of the page. */
  status?: 200 | 404 | 410 | 503
  /** What the page is made from: `article:…`, `city:…`, `tag:…`, `author:…`, `feed`, `site`. */
  keys?: readonly string[]
  /** Seconds that it may be kept, when the default is too long; 0 forbids it. */
  life?: number
}

/** Tells the press about this page. React moves it into the head; the press reads it and takes it out. A page without it is never kept. */
export function Press({ status = 200, keys = [], life }: PressProps) {
  return <meta name="press" content={JSON.stringify({ status, keys, life })} />
}
