/**
 * Shortcodes of common WordPress plugins by what they show: page builders (WPBakery, Divi, Avada, Enfold), Shortcodes Ultimate, embeds, advertising,
 * forms and lists of posts. The names are those that the plugins document.
 */
export type CodeKind =
  | 'layout'
  | 'inline'
  | 'nothing'
  | 'address'
  | 'frame'
  | 'file'
  | 'pictures'
  | 'heading'
  | 'button'
  | 'encoded'

const kinds: [CodeKind, RegExp][] = [
  // Headings and texts in attributes.
  ['heading', /^(?:vc_custom_heading|vc_text_separator|su_heading|fusion_title|av_heading|heading|titulo)$/],
  [
    'button',
    /^(?:vc_btn|vc_button2?|et_pb_button|fusion_button|av_button|su_button|button|botao|btn|download|sdm_download|wpdm_package)$/,
  ],
  ['encoded', /^vc_raw_html$/],
  [
    'pictures',
    /^(?:vc_(?:single_image|gallery|images_carousel|media_grid|masonry_media_grid)|et_pb_(?:image|fullwidth_image|gallery)|fusion_(?:imageframe|gallery|gallery_image|images)|av_(?:image|gallery|masonry_gallery|slideshow)|su_(?:image_carousel|slider|carousel|custom_gallery|lightbox)|slideshow|envira-gallery|image|imagem)$/,
  ],
  // What stands at another site.
  [
    'address',
    /^(?:embedyt|youtube(?:_sc|_embed|_video)?|su_youtube(?:_advanced)?|fusion_youtube|lyte|ytp_video|youtube-player|vimeo|su_vimeo|fusion_vimeo|su_dailymotion|dailymotion|tweet|twitter|embed_?twitter|instagram|instagram-embed|facebook|facebook[-_]embed|fb_embed|fbvideo|tiktok|soundcloud|fusion_soundcloud|spotify|flickr|ted|twitch|vine|wpvideo|videopress|arve|evp_embed_video|video_embed|vc_video|et_pb_video|et_pb_fullwidth_video|av_video|fusion_video|su_video|advanced_iframe_url|scribd|slideshare|issuu|googleapps)$/,
  ],
  ['frame', /^(?:iframe|advanced_iframe|googlemaps?|su_gmap|su_frame|map|vc_gmaps|et_pb_map|infogram|datawrapper)$/],
  [
    'file',
    /^(?:pdf|pdf-embedder|pdfviewer|pdf_embed|pdfjs-viewer|gview|su_document|wonderplugin_pdf|flipbook|dflip|real3dflipbook|embeddoc|et_pb_audio|su_audio|av_player|fusion_audio|sc_embed_player|sc_player|mp3j|podcast|powerpress|file|arquivo)$/,
  ],
  // Advertising, forms, menus, lists of other posts: nothing of the text.
  [
    'nothing',
    /^(?:adrotate|adrotate_\w+|adinserter|ad|ads|adsense|wp_ad_camp_\d+|the_ad|the_ad_group|the_ad_placement|quads|bsa_pro_\w+|sam(?:_ad|_zone)?|dfp_ads?|publicidade|anuncio|banner)$/,
  ],
  [
    'nothing',
    /^(?:contact-form(?:-7|-to-email)?|contact-field|wpforms|gravityforms?|ninja_forms?|formidable|caldera_form|forminator_form|fluentform|mc4wp_form|mailpoet_form|newsletter(?:_form|_signup)?|wysija_form|sibwp_form|et_pb_(?:contact_form|contact_field|signup|search|login|sidebar|shop|comments)|vc_wp_\w+|vc_widget_sidebar|fusion_(?:login|register|widget_area)|totalpoll|yop_poll|poll|wp_poll|democracy|quiz|hdquiz)$/,
  ],
  [
    'nothing',
    /^(?:related_posts\w*|related-posts|jetpack-related-posts|yarpp|crp|leia-?_?tambem|veja-?_?tambem|recent[-_]posts|display-posts|post_?grid|the-post-grid|wp_show_posts|catlist|contentcards|td_block_\w+|td_\w+|vc_(?:basic_grid|masonry_grid|posts_slider|posts_grid|carousel|facebook|tweetmeme|googleplus|pinterest|flickr|raw_js|empty_space|separator|icon|line_chart|round_chart)|et_pb_(?:blog|portfolio|post_slider|post_title|post_nav|divider|social_media_follow\w*|countdown_timer)|fusion_(?:blog|recent_posts|separator|social_links|sharing|menu_anchor|section_separator)|av_(?:blog|postslider|hr|social_share|comments_list)|su_(?:posts|divider|spacer|siblings|subpages|menu|feed)|rev_slider\w*|layerslider|smartslider3|metaslider|soliloquy|nggallery|ngg\w*|ngg_images|foogallery|modula|ez-toc|toc|lwptoc|breadcrumb|yoast-breadcrumb|wpseo_breadcrumb|addtoany|addthis|ssba\w*|sharethis[-\w]*|social_share|wp_?social[-\w]*|wpdiscuz\w*|fbcomments|sidebar|widget|menu|spacer|separator|divider|hr|clear|br|print[-_]me|printfriendly|tts_play|responsivevoice\w*)$/,
  ],
  [
    'inline',
    /^(?:su_(?:dropcap|highlight|tooltip|label|icon|animate)|fusion_(?:dropcap|highlight|tooltip|fontawesome)|dropcaps?|highlight|tooltip|color|size|font|span|destaque|abbr|[biu]|strong|em)$/,
  ],
  [
    'layout',
    /^(?:vc_(?:row(?:_inner)?|column(?:_inner)?|column_text|section|tabs?|tour|accordion(?:_tab)?|toggle|tta_\w+|message|hoverbox|cta(?:_button2?)?|items?)|et_pb_\w+|fusion_\w+|av_\w+|su_\w+|(?:one|two|three|four|five)_(?:half|thirds?|fourths?|fifths?|sixth)(?:_last)?|columns?|row|col|tabs?|tabgroup|accordions?|toggle|spoiler|section|center|left|right|box|x_\w+|cs_\w+|mk_\w+|tie_\w+|restrict|mepr-\w+|private|full_?width|raw|intro|note)$/,
  ],
]

const found = new Map<string, CodeKind | null>()

/** What a shortcode shows, by its name in lower case; null for one of no known plugin. */
export function codeKind(name: string): CodeKind | null {
  const known = found.get(name)
  if (known !== undefined) return known
  const kind = kinds.find(([, names]) => names.test(name))?.[0] ?? null
  // Files may hold any number of names.
  if (found.size < 1_000) found.set(name, kind)
  return kind
}

const templates: [RegExp, RegExp, (id: string) => string][] = [
  [/youtube|embedyt|lyte|ytp/, /^[\w-]{11}$/, id => `https://www.youtube.com/watch?v=${id}`],
  [/vimeo/, /^\d{5,12}$/, id => `https://vimeo.com/${id}`],
  [/dailymotion/, /^[a-z0-9]{5,10}$/, id => `https://www.dailymotion.com/video/${id}`],
  [/tweet|twitter/, /^\d{10,20}$/, id => `https://x.com/i/status/${id}`],
  [/instagram/, /^[\w-]{8,20}$/, id => `https://www.instagram.com/p/${id}/`],
]

const mediaNames = [
  'url',
  'src',
  'link',
  'href',
  'file',
  'fileurl',
  'audio',
  'video',
  'mp3',
  'pdf',
  'uri',
  'viewerlink',
]

/**
 * The address that a shortcode shows: a named attribute, a web address anywhere in its attributes or its content, or a video's id. Null when it has
 * none.
 */
export function addressIn(
  name: string,
  given: Record<string, string>,
  written: string,
  content: string,
): string | null {
  const plain = written.replaceAll('&amp;', '&')
  const named = mediaNames.flatMap(each => given[each] || [])
  const webAddress = [...named.map(linkOf), ...(/https?:\/\/[^\s"'”“″<>\]|]+/.exec(`${plain} ${content}`) ?? [])]
  const address = webAddress.find(each => /^(?:https?:)?\//i.test(each))
  // Jetpack appends a size to an address without a query: `https://youtu.be/…&w=640`.
  if (address) return address.replace(/^([^?&]*)&/, '$1?')
  const ids = [given.id, given.video_id, given.v, plain.replace(/^=/, ''), content].map(each => each?.trim() ?? '')
  for (const [service, form, make] of templates) {
    const id = service.test(name) ? ids.find(each => form.test(each)) : undefined
    if (id) return make(id)
  }
  return null
}

/** A link as WPBakery writes it, `url:https%3A%2F%2F…|title:…`, or any other as it stands. */
export function linkOf(text: string): string {
  if (!text.startsWith('url:')) return text
  const [url = ''] = text.slice(4).split('|', 1)
  return decoded(url)
}

/** HTML that WPBakery keeps in Base64, as an address component. Empty when it is none. */
export function decodeHtml(content: string): string {
  const code = content.trim()
  return /^[\w+/=\s]{8,}$/.test(code) ? decoded(Buffer.from(code, 'base64').toString()) : ''
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
