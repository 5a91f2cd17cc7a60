/** Fields of plugins and themes that hold the line under the headline. */
export const subtitleKeys = [
  ...['subtitle', '_subtitle', 'post_subtitle', 'wps_subtitle', '_wps_subtitle', 'secondary_title', '_secondary_title'],
  ...['subtitulo', '_subtitulo', 'sub_titulo', 'subtitulo_da_materia', 'linha_fina', 'linhafina', 'linha-fina', 'olho'],
  ...['bigode', 'sutia', 'resumo', 'lead', 'td_subtitle', 'jnews_subtitle', 'post_sub_title', 'kicker', 'deck'],
]

/** Fields of themes that hold the credit of the featured picture. */
const creditKeys = [
  ...['_media_credit', 'media_credit', '_credit', 'credit', 'credito_foto', 'credito_da_foto', 'creditos_foto'],
  ...['credito_imagem', 'foto_credito', 'foto_creditos', 'fotografo'],
]

/** Fields of themes that hold the featured video: its address, its frame, or an address in serialised PHP. */
export const videoKeys = [
  ...['_format_video_embed', 'td_post_video', '_video_url', 'video_url', 'url_video', 'link_video', 'video', 'videos'],
  ...['video_destaque', 'video_embed', 'post_video', 'featured_video', 'youtube', 'youtube_url', 'link_youtube'],
  ...['_bunyad_featured_video', 'jnews_video', 'tie_video_url', '_featured_video', 'embed_video'],
]

/** The metadata of posts and pictures that an import reads. */
export const metaKeys: ReadonlySet<string> = new Set([
  ...['_thumbnail_id', '_wp_attachment_image_alt', '_wp_attachment_metadata', '_wp_attached_file', '_wp_old_slug'],
  ...['fifu_image_url', 'footnotes', 'enclosure'],
  ...['_yoast_wpseo_primary_category', 'rank_math_primary_category', 'cap-user_login', 'cap-display_name'],
  ...[...subtitleKeys, ...creditKeys, ...videoKeys],
])

/** The credit that the metadata of a text or a picture has; empty without one. */
export const creditIn = (meta: Readonly<Record<string, string>>): string =>
  creditKeys.map(key => meta[key]?.trim() ?? '').find(text => text !== '' && !/^field_\w+$/.test(text)) ?? ''

const plugins =
  /^(?:rank_math|yoast|aioseo|elementor|td_|jnews|views?|post_views|fb_|sharing|ampforwp|litespeed|classic-editor|advads|ad_|inline_featured|saved_|onesignal|wprss|enclosure|layout|template|sidebar|color|hide_|show_)/i

/** Names of fields that a newsroom fills in by hand, whatever they hold. */
const editorial =
  /(?:^|[_-])(?:chapeu|cartola|retranca|selo|fontes?|creditos?|autor(?:ia|a)?|rep[oó]rter|colunista|legenda|fotos?|galeria|audio|podcast|videos?|links?|arquivo|pdf|local|data_do_evento|telefone|whatsapp|endereco|preco|nota|colaborador(?:a|es)?)(?:$|[_-])/i

/** Whether a field that no import reads holds something by hand: it has the name of a newsroom's field and says something, or its value is words. */
export function isWritten(key: string, value: string): boolean {
  const text = value.trim()
  if (!/^(?!_)[\p{L}\w-]{1,60}$/u.test(key) || plugins.test(key) || text === '') return false
  if (editorial.test(key)) return !/^(?:[01]|on|off|yes|no|sim|n[aã]o|a:0:\{\}|field_\w+)$/i.test(text)
  return !/^(?:[aOs]:\d+:|[{[]|https?:)/.test(text) && wordsIn(text) >= 3
}

const wordsIn = (text: string): number =>
  text
    .slice(0, 200)
    .split(/\s/)
    .filter(word => /\p{L}/u.test(word)).length
