/** The number of words of a sanitised body: `count_words` in the database. */
export const countWords = (html: string): number =>
  html
    .replace(/<aside data-related=[\s\S]*?(?:<\/aside>|$)/gi, ' ')
    .replace(
      /<\/?(?:p|h[1-6]|li|ul|ol|blockquote|aside|table|tr|th|td|figure|figcaption|div|br|hr)\b[^<>]*>|&nbsp;|&#160;/gi,
      ' ',
    )
    .replace(/<[^<>]*>/g, '')
    .replace(/&#?\w+;/g, '')
    .split(/\s+/)
    .filter(word => /[\p{L}\p{N}]/u.test(word)).length
