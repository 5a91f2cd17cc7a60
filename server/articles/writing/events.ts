/** The NOTIFY channel for people who open, leave or move in a text; the payload is the article's id. */
export const PRESENCE_CHANNEL = 'article_presence'
