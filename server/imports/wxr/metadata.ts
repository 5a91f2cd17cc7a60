/** Fields of plugins and themes that hold the line under the headline. */
export const subtitleKeys = [
  ...['subtitle', '_subtitle', 'post_subtitle', 'wps_subtitle', '_wps_subtitle', 'secondary_title', '_secondary_title'],
  ...['subtitulo', '_subtitulo', 'sub_titulo', 'subtitulo_da_materia', 'linha_fina', 'linhafina', 'linha-fina', 'olho'],
  ...['bigode', 'sutia', 'resumo', 'lead', 'td_subtitle', 'jnews_subtitle', 'post_sub_title', 'kicker', 'deck'],
]

/** The metadata of posts and pictures that an import reads. */
export const metaKeys: ReadonlySet<string> = new Set([
  ...['_thumbnail_id', '_wp_attachment_image_alt', '_wp_attachment_metadata', '_wp_attached_file', '_wp_old_slug'],
  ...['_media_credit', 'media_credit', '_credit', 'credit', 'fifu_image_url', 'footnotes'],
  ...['_yoast_wpseo_primary_category', 'rank_math_primary_category', 'cap-user_login', 'cap-display_name'],
  ...subtitleKeys,
])

/** Whether a field that no import reads holds a text by hand: its name has no leading underscore, its value is words. */
export const isWritten = (key: string, value: string): boolean =>
  /^(?!_)[\w-]{1,60}$/.test(key) &&
  !/^(?:rank_math|yoast|aioseo|elementor|td_|jnews|views?|post_views|fb_|sharing|ampforwp|litespeed)/i.test(key) &&
  !/^(?:[aOs]:\d+:|[{[]|https?:)/.test(value.trim()) &&
  value
    .slice(0, 200)
    .split(/\s/)
    .filter(word => /\p{L}/u.test(word)).length >= 3
