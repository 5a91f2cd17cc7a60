/** The NOTIFY channel for people who open, leave or move in a text; the payload is the article's id. */
export const PRESENCE_CHANNEL = 'article_presence'

/** The NOTIFY channels for a changed status, claim, schedule or revision of an article, and for its changed text (prisma/sql/tell_article_changes.sql). */
export const STATE_CHANNEL = 'article_state'
export const TEXT_CHANNEL = 'article_text'
