/**
 * Texts as WordPress stores them, with the HTML that an article here has in their place: every block that its editor offers, classic texts, shortcodes
 * and odd ones.
 */
export interface ThemeCase {
  name: string
  html: string
  expected: string
  /** The codes of the notes, in order. */
  notes?: string[]
}

const up = 'https://antigo.example/wp-content/uploads'
const block = (name: string, html: string, attributes = '') =>
  `<!-- wp:${name}${attributes && ` ${attributes}`} -->\n${html}\n<!-- /wp:${name} -->\n\n`

export const blockCases: ThemeCase[] = [
  {
    name: 'paragraph with marks and a link to another post',
    html: block(
      'paragraph',
      `<p class="has-drop-cap">Um <strong>forte</strong>, <em>leve</em> e <a href="https://antigo.example/2018/01/outro/#fim">ligado</a>.</p>`,
    ),
    expected: '<p>Um <strong>forte</strong>, <em>leve</em> e <a href="/2018/01/outro/#fim">ligado</a>.</p>',
  },
  {
    name: 'headings of six levels',
    html: [1, 2, 3, 4, 5, 6].map(n => block('heading', `<h${n} class="wp-block-heading">Nível ${n}</h${n}>`)).join(''),
    expected: '<h2>Nível 1</h2><h2>Nível 2</h2><h3>Nível 3</h3><h3>Nível 4</h3><h3>Nível 5</h3><h3>Nível 6</h3>',
  },
  {
    name: 'nested lists',
    html: block(
      'list',
      '<ul class="wp-block-list"><!-- wp:list-item -->\n<li>Um<ol start="3"><li>Dentro</li></ol></li>\n<!-- /wp:list-item --><li>Dois</li></ul>',
    ),
    expected: '<ul><li>Um<ol start="3"><li>Dentro</li></ol></li><li>Dois</li></ul>',
  },
  {
    name: 'quote with its source, and a nested quote',
    html: block(
      'quote',
      '<blockquote class="wp-block-quote"><p>Fora</p><blockquote><p>Dentro</p></blockquote><cite>Ana</cite></blockquote>',
    ),
    expected: '<blockquote><p>Fora</p><p>Dentro</p><p>Ana</p></blockquote>',
  },
  {
    name: 'pull quote',
    html: block(
      'pullquote',
      '<figure class="wp-block-pullquote"><blockquote><p>A frase</p><cite>Beto</cite></blockquote></figure>',
    ),
    expected: '<aside data-kind="pull">A frase</aside><p>Beto</p>',
  },
  {
    name: 'image with a caption, a credit and a position',
    html: block(
      'image',
      `<figure class="wp-block-image alignright size-large"><a href="${up}/a.jpg"><img src="${up}/a-300x200.jpg" alt="Ponte" class="wp-image-50"/></a><figcaption class="wp-element-caption">A ponte. Foto: Caio Melo</figcaption></figure>`,
    ),
    expected: `<figure data-align="right"><img src="${up}/a.jpg" alt="Ponte" /><figcaption>A ponte. <small>Foto: Caio Melo</small></figcaption></figure>`,
  },
  {
    name: 'image that leads to another site',
    html: block(
      'image',
      `<figure class="wp-block-image"><a href="https://loja.example/x"><img src="/wp-content/uploads/b.jpg" alt="Anúncio" width="300" height="200"/></a></figure>`,
    ),
    expected: `<figure><img src="${up}/b.jpg" alt="Anúncio" width="300" height="200" /></figure><p><a href="https://loja.example/x">https://loja.example/x</a></p>`,
    notes: ['block_kept'],
  },
  {
    name: 'gallery',
    html: block(
      'gallery',
      `<figure class="wp-block-gallery columns-2"><!-- wp:image --><figure class="wp-block-image"><img src="${up}/g1.jpg" alt="Um"/><figcaption>Primeira</figcaption></figure><!-- /wp:image --><figure class="wp-block-image"><img src="${up}/g2.jpg" alt="Dois"/></figure><figcaption>Todas</figcaption></figure>`,
    ),
    expected: `<figure data-gallery><figure><img src="${up}/g1.jpg" alt="Um" /><figcaption>Primeira</figcaption></figure><figure><img src="${up}/g2.jpg" alt="Dois" /></figure></figure><p>Todas</p>`,
  },
  {
    name: 'older gallery, a list of figures',
    html: block(
      'gallery',
      `<ul class="wp-block-gallery"><li class="blocks-gallery-item"><figure><img src="${up}/g1.jpg" alt="Um"/><figcaption>Primeira</figcaption></figure></li><li class="blocks-gallery-item"><figure><a href="https://loja.example/x"><img src="${up}/g2.jpg" alt="Dois"/></a></figure></li></ul>`,
    ),
    expected: `<figure data-gallery><figure><img src="${up}/g1.jpg" alt="Um" /><figcaption>Primeira</figcaption></figure><figure><img src="${up}/g2.jpg" alt="Dois" /></figure></figure><p><a href="https://loja.example/x">https://loja.example/x</a></p>`,
    notes: ['block_kept'],
  },
  {
    name: 'a gallery with one picture is that picture',
    html: block(
      'gallery',
      `<ul class="wp-block-gallery"><li class="blocks-gallery-item"><figure><img src="${up}/g1.jpg" alt="Um"/><figcaption>Primeira</figcaption></figure></li></ul>`,
    ),
    expected: `<figure><img src="${up}/g1.jpg" alt="Um" /><figcaption>Primeira</figcaption></figure>`,
  },
  {
    name: 'a gallery as a page of the classic editor shows it',
    html: `<div id="gallery-1" class="gallery galleryid-9 gallery-columns-3"><dl class="gallery-item"><dt class="gallery-icon"><a href="${up}/g1.jpg"><img src="${up}/g1.jpg" alt="Um"></a></dt><dd class="wp-caption-text gallery-caption">Primeira (Foto: Caio)</dd></dl><figure class="gallery-item"><div class="gallery-icon"><img src="${up}/g2.jpg" alt="Dois"></div><figcaption class="wp-caption-text gallery-caption">Segunda</figcaption></figure><br style="clear: both"></div>`,
    expected: `<figure data-gallery><figure><img src="${up}/g1.jpg" alt="Um" /><figcaption>Primeira <small>Foto: Caio</small></figcaption></figure><figure><img src="${up}/g2.jpg" alt="Dois" /><figcaption>Segunda</figcaption></figure></figure>`,
  },
  {
    name: 'a gallery of Ghost as HTML',
    html: `<figure class="kg-card kg-gallery-card kg-width-wide kg-card-hascaption"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="${up}/g1.jpg" alt="Um" loading="lazy"></div><div class="kg-gallery-image"><img src="${up}/g2.jpg" alt="Dois"></div></div></div><figcaption>Todas</figcaption></figure>`,
    expected: `<figure data-gallery><figure><img src="${up}/g1.jpg" alt="Um" /></figure><figure><img src="${up}/g2.jpg" alt="Dois" /></figure></figure><p>Todas</p>`,
  },
  {
    name: 'table with a caption',
    html: block(
      'table',
      '<figure class="wp-block-table"><table><thead><tr><th>Ano</th><th>Chuva</th></tr></thead><tbody><tr><td>2018</td><td>10&nbsp;mm</td></tr></tbody></table><figcaption>Fonte</figcaption></figure>',
    ),
    expected:
      '<table><thead><tr><th>Ano</th><th>Chuva</th></tr></thead><tbody><tr><td>2018</td><td>10\u00a0mm</td></tr></tbody></table><p>Fonte</p>',
  },
  {
    name: 'video of YouTube with its caption',
    html: block(
      'embed',
      '<figure class="wp-block-embed is-provider-youtube"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/abcdefghijk\n</div><figcaption>A reportagem</figcaption></figure>',
      '{"url":"https://youtu.be/abcdefghijk"}',
    ),
    expected:
      '<figure data-video="abcdefghijk"><a href="https://www.youtube.com/watch?v=abcdefghijk">A reportagem</a></figure>',
  },
  {
    name: 'post on X and post on Instagram',
    html:
      block(
        'core-embed/twitter',
        '<figure class="wp-block-embed"><div>https://twitter.com/ana/status/123?s=20</div></figure>',
      ) +
      block('embed', '<figure class="wp-block-embed"><div>https://www.instagram.com/p/AbCdEfG/?hl=pt</div></figure>'),
    expected:
      '<figure data-post="x"><a href="https://x.com/ana/status/123">Publicação de @ana no X</a></figure><figure data-post="instagram"><a href="https://www.instagram.com/p/AbCdEfG/">Publicação no Instagram</a></figure>',
  },
  {
    name: 'embed of another site',
    html: block('embed', '<figure class="wp-block-embed"><div>https://vimeo.com/123</div></figure>'),
    expected: '<p><a href="https://vimeo.com/123">https://vimeo.com/123</a></p>',
    notes: ['embed_as_link'],
  },
  {
    name: 'columns, group and buttons',
    html: block(
      'group',
      `<div class="wp-block-group">${block('columns', `<div class="wp-block-columns">${block('column', '<div class="wp-block-column"><p>Esquerda</p></div>')}${block('column', '<div class="wp-block-column"><p>Direita</p></div>')}</div>`)}<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="https://loja.example/">Assine</a></div><div class="wp-block-button"><a href="/contato/">Fale</a></div></div></div>`,
    ),
    expected:
      '<p>Esquerda</p><p>Direita</p><p><a href="https://loja.example/">Assine</a></p><p><a href="/contato/">Fale</a></p>',
  },
  {
    name: 'cover, old and new',
    html:
      block(
        'cover',
        `<div class="wp-block-cover" style="background-image:url(${up}/c.jpg)"><p class="wp-block-cover-text">Sobre a foto</p></div>`,
      ) +
      block(
        'cover',
        `<div class="wp-block-cover"><span aria-hidden="true"></span><img class="wp-block-cover__image-background" alt="" src="${up}/d.jpg"/><div class="wp-block-cover__inner-container"><p>Na frente</p></div></div>`,
      ),
    expected: `<figure><img src="${up}/c.jpg" alt="" /></figure><p>Sobre a foto</p><figure><img src="${up}/d.jpg" alt="" /></figure><p>Na frente</p>`,
  },
  {
    name: 'media and text',
    html: block(
      'media-text',
      `<div class="wp-block-media-text"><figure class="wp-block-media-text__media"><img src="${up}/m.jpg" alt="M"/></figure><div class="wp-block-media-text__content"><p>Ao lado</p></div></div>`,
    ),
    expected: `<figure><img src="${up}/m.jpg" alt="M" /></figure><p>Ao lado</p>`,
  },
  {
    name: 'details',
    html: block('details', '<details class="wp-block-details"><summary>Veja mais</summary><p>O resto</p></details>'),
    expected: '<p><strong>Veja mais</strong></p><p>O resto</p>',
  },
  {
    name: 'verse, preformatted and code',
    html:
      block('verse', '<pre class="wp-block-verse">Verso um\n  verso dois</pre>') +
      block('preformatted', '<pre class="wp-block-preformatted">a   b\n\nc</pre>') +
      block('code', '<pre class="wp-block-code"><code>se (x) {\n  y\n}</code></pre>'),
    expected:
      '<p>Verso um<br />\u00a0\u00a0verso dois</p><p>a\u00a0\u00a0\u00a0b</p><p>c</p><p>se (x) {<br />\u00a0\u00a0y<br />}</p>',
    notes: ['markup_dropped'],
  },
  {
    name: 'separator, spacer, more and page break',
    html: `<p>Antes</p>${block('separator', '<hr class="wp-block-separator"/>')}${block('spacer', '<div style="height:100px" aria-hidden="true" class="wp-block-spacer"></div>')}${block('more', '<!--more Leia-->')}<p>Meio</p>${block('nextpage', '<!--nextpage-->')}<p>Depois</p>`,
    expected: '<p>Antes</p><hr /><p>Meio</p><p>Depois</p>',
  },
  {
    name: 'file',
    html: block(
      'file',
      `<div class="wp-block-file"><object class="wp-block-file__embed" data="${up}/edital.pdf" type="application/pdf"></object><a href="${up}/edital.pdf">Edital</a><a href="${up}/edital.pdf" class="wp-block-file__button" download>Baixar</a></div>`,
    ),
    expected: `<p><a href="${up}/edital.pdf">Edital</a></p>`,
  },
  {
    name: 'video and audio files',
    html:
      block(
        'video',
        `<figure class="wp-block-video"><video controls src="${up}/v%C3%ADdeo.mp4"></video><figcaption>No ar</figcaption></figure>`,
      ) + block('audio', `<figure class="wp-block-audio"><audio controls src="${up}/a.mp3"></audio></figure>`),
    expected: `<p><a href="${up}/v%C3%ADdeo.mp4">Vídeo: vídeo.mp4</a></p><p>No ar</p><p><a href="${up}/a.mp3">Áudio: a.mp3</a></p>`,
    notes: ['embed_as_link', 'embed_as_link'],
  },
  {
    name: 'map in a frame, frame that counts visits',
    html: block(
      'html',
      '<iframe src="https://mapas.example/embed?x=1&amp;y=2" height="300" title="Mapa da obra"></iframe><iframe src="https://conta.example/" width="0" height="0"></iframe>',
    ),
    expected:
      '<figure data-embed="&lt;iframe src=&quot;https://mapas.example/embed?x=1&amp;amp;y=2&quot; title=&quot;Mapa da obra&quot; allowfullscreen=&quot;&quot;&gt;&lt;/iframe&gt;" data-height="300">Mapa da obra</figure>',
    notes: ['markup_dropped'],
  },
  {
    name: 'blocks without markup of their own',
    html: `<!-- wp:latest-posts {"postsToShow":3} /--><!-- wp:acf/aviso {"data":{"texto":"Um aviso importante para todos","_texto":"field_1 x y z abc"}} /--><!-- wp:block {"ref":12} /-->`,
    expected: '<p>Um aviso importante para todos</p>',
    notes: ['block_kept', 'block_kept', 'block_kept'],
  },
  {
    name: 'classic text between blocks',
    html: `Solto um\nlinha dois\n\nSolto dois\n\n${block('paragraph', '<p>No\nbloco</p>')}`,
    expected: '<p>Solto um<br />linha dois</p><p>Solto dois</p><p>No bloco</p>',
  },
]

export const classicCases: ThemeCase[] = [
  {
    name: 'line breaks and blank lines',
    html: 'Um\r\ndois\r\n\r\nTrês <strong>quatro\n\ncinco</strong>\n<h2>Seis</h2>\nSete<br />\noito',
    expected:
      '<p>Um<br />dois</p><p>Três <strong>quatro</strong></p><p><strong>cinco</strong></p><h2>Seis</h2><p>Sete<br />oito</p>',
  },
  {
    name: 'lists and quotes as written by hand',
    html: '<ul>\n\t<li>Um</li>\n\t<li>Dois\n<ul>\n<li>Três</li>\n</ul>\n</li>\n</ul>\n<blockquote>Citação\n\nfim</blockquote>\n<ol start="4">\n<li>Quatro</li>\n</ol>',
    expected:
      '<ul><li>Um</li><li>Dois<ul><li>Três</li></ul></li></ul><blockquote><p>Citação</p><p>fim</p></blockquote><ol start="4"><li>Quatro</li></ol>',
  },
  {
    name: 'addresses on lines of their own',
    html: 'Veja:\nhttps://www.youtube.com/watch?v=abcdefghijk\nhttps://x.com/ana/status/9\n\nhttps://exemplo.example/p e mais texto\n\nhttps://exemplo.example/so',
    expected:
      '<p>Veja:</p><figure data-video="abcdefghijk"><a href="https://www.youtube.com/watch?v=abcdefghijk">Vídeo</a></figure><figure data-post="x"><a href="https://x.com/ana/status/9">Publicação de @ana no X</a></figure><p>https://exemplo.example/p e mais texto</p><p><a href="https://exemplo.example/so">https://exemplo.example/so</a></p>',
    notes: ['embed_as_link'],
  },
  {
    name: 'caption',
    html: `[caption id="attachment_50" align="alignleft" width="300"]<a href="https://antigo.example/a/" rel="attachment wp-att-50"><img class="size-medium wp-image-50" src="${up}/a-300x200.jpg" alt="" width="300" height="200" /></a> A <em>ponte</em> (Foto: Caio)[/caption]\nTexto`,
    expected: `<figure data-align="left"><img src="${up}/a.jpg" alt="Ponte velha" /><figcaption>A ponte <small>Foto: Caio</small></figcaption></figure><p>Texto</p>`,
  },
  {
    name: 'gallery by ids, and one picture that the file does not have',
    html: '[gallery columns="2" ids="51,50,99"]',
    expected: `<figure data-gallery><figure><img src="${up}/b.jpg" alt="" /></figure><figure><img src="${up}/a.jpg" alt="Ponte velha" /><figcaption>A ponte sobre o rio <small>Caio Melo</small></figcaption></figure></figure>`,
    notes: ['picture_not_fetched'],
  },
  {
    name: 'embed, video and audio shortcodes',
    html: `[embed width="3"]https://youtu.be/abcdefghijk[/embed]\n\n[video width="640" mp4="${up}/v.mp4"][/video]\n\n[audio mp3="${up}/a.mp3"]`,
    expected: `<figure data-video="abcdefghijk"><a href="https://www.youtube.com/watch?v=abcdefghijk">Vídeo</a></figure><p><a href="${up}/v.mp4">Vídeo: v.mp4</a></p><p><a href="${up}/a.mp3">Áudio: a.mp3</a></p>`,
    notes: ['embed_as_link', 'embed_as_link'],
  },
  {
    name: 'shortcodes of no known plugin: content, attributes, dropped ones, and words in brackets',
    html: '[marca a="1"]Dentro[/marca]\n\n[loja url="https://loja.example/" title="Compre"]\n\n[placar_do_jogo id="4"]\n\nO [vice-presidente] disse [sic] que [...] sim [[gallery]] [menu]',
    expected:
      '<p>Dentro</p><p><a href="https://loja.example/">Compre</a></p><p>O [vice-presidente] disse [sic] que [...] sim [gallery] [menu]</p>',
    notes: ['shortcode_kept', 'shortcode_kept', 'shortcode_dropped'],
  },
  {
    name: 'page builders: rows and columns vanish, their texts, pictures, buttons and HTML stay',
    html: `[vc_row el_class="a"][vc_column width="1/2"][vc_custom_heading text="A obra" font_container="tag:h2"][vc_column_text]Primeiro.\n\nSegundo.[/vc_column_text][vc_single_image image="51" img_size="full"][vc_btn title="Leia o edital" link="url:https%3A%2F%2Fedital.example%2Fa|target:_blank"][vc_empty_space height="32px"][/vc_column][/vc_row][et_pb_section fb_built="1"][et_pb_row][et_pb_column type="4_4"][et_pb_text]<p>De Divi.</p>[/et_pb_text][et_pb_image src="${up}/c.jpg" alt="Rio" /][et_pb_toggle title="Quem paga?"]A prefeitura.[/et_pb_toggle][et_pb_button button_url="https://b.example/" button_text="Ver mais" /][/et_pb_column][/et_pb_row][/et_pb_section]`,
    expected: `<h3>A obra</h3><p>Primeiro.</p><p>Segundo.</p><figure><img src="${up}/b.jpg" alt="" /></figure><p><a href="https://edital.example/a">Leia o edital</a></p><p>De Divi.</p><figure><img src="${up}/c.jpg" alt="Rio" /></figure><p><strong>Quem paga?</strong></p><p>A prefeitura.</p><p><a href="https://b.example/">Ver mais</a></p>`,
    notes: ['shortcode_dropped'],
  },
  {
    name: 'embeds by shortcodes of plugins',
    html: '[embedyt] https://www.youtube.com/watch?v=abcdefghijk[/embedyt]\n\n[youtube=https://youtu.be/abcdefghijk&amp;w=640]\n\n[youtube id="abcdefghijk"]\n\n[tweet https://twitter.com/ana/status/9]\n\n[vc_video link="https://vimeo.com/123456"]\n\n[pdf-embedder url="https://antigo.example/wp-content/uploads/edital.pdf"]\n\n[iframe src="https://mapa.example/x" height="300"]',
    expected:
      '<figure data-video="abcdefghijk"><a href="https://www.youtube.com/watch?v=abcdefghijk">Vídeo</a></figure><figure data-video="abcdefghijk"><a href="https://www.youtube.com/watch?v=abcdefghijk">Vídeo</a></figure><figure data-video="abcdefghijk"><a href="https://www.youtube.com/watch?v=abcdefghijk">Vídeo</a></figure><figure data-post="x"><a href="https://x.com/ana/status/9">Publicação de @ana no X</a></figure><p><a href="https://vimeo.com/123456">https://vimeo.com/123456</a></p><p><a href="https://antigo.example/wp-content/uploads/edital.pdf">Arquivo: edital.pdf</a></p><figure data-embed="&lt;iframe src=&quot;https://mapa.example/x&quot; title=&quot;&quot; allowfullscreen=&quot;&quot;&gt;&lt;/iframe&gt;" data-height="300">Conteúdo de mapa.example</figure>',
    notes: ['embed_as_link', 'embed_as_link'],
  },
  {
    name: 'advertising, forms and lists of posts are left out, and letters within words stay',
    html: '[dropcap]A[/dropcap] chuva [su_highlight background="#ff0"]parou[/su_highlight] a ponte.\n\n[adrotate banner="3"]\n\n[contact-form-7 id="4" title="Contato"]\n\n[publicidade]\n\n[related_posts_by_tax posts_per_page="3"]\n\nFim.',
    expected: '<p>A chuva parou a ponte.</p><p>Fim.</p>',
    notes: ['shortcode_dropped', 'shortcode_dropped', 'shortcode_dropped', 'shortcode_dropped'],
  },
  {
    name: 'small signs, struck words, and a mark without a place',
    html: '10 m<sup>2</sup> de H<sub>2</sub>O, 1<sup>o</sup>, n<sup><u>o</u></sup> 3, Ex<sup>mo</sup>, <del>velho</del> <u>novo</u> e <q>disse</q>',
    expected: '<p>10 m² de H₂O, 1º, nº 3, Ex<sup>mo</sup>, <s>velho</s> novo e “disse”</p>',
    notes: ['markup_dropped'],
  },
  {
    name: 'quote of a network with its script',
    html: '<blockquote class="twitter-tweet" data-lang="pt"><p lang="pt" dir="ltr">Choveu</p>&mdash; Ana (@ana) <a href="https://twitter.com/ana/status/77?ref_src=tw">3 de maio</a></blockquote> <script async src="https://platform.twitter.com/widgets.js"></script>',
    expected: '<figure data-post="x"><a href="https://x.com/ana/status/77">Choveu— Ana (@ana) 3 de maio</a></figure>',
  },
  {
    name: 'old player of YouTube',
    html: '<object width="425"><param name="movie" value="http://www.youtube.com/v/abcdefghijk"></param><embed src="http://www.youtube.com/v/abcdefghijk"></embed></object>',
    expected:
      '<figure data-video="abcdefghijk"><a href="https://www.youtube.com/watch?v=abcdefghijk">Vídeo</a></figure>',
  },
  {
    name: 'pictures that load late, signs of feeling, pictures in the text',
    html: `Oi <img class="emoji" src="https://s.w.org/1.svg" alt="🙂" /> <img src="data:image/gif;base64,R0lGOD" data-src="${up}/tarde.jpg" alt="Tarde" /><img src="data:image/png;base64,iVBOR" alt="Perdida" />`,
    expected: `<p>Oi 🙂</p><figure><img src="${up}/tarde.jpg" alt="Tarde" /></figure>`,
    notes: ['picture_not_fetched'],
  },
  {
    name: 'caption as themes write it',
    html: `<div class="wp-caption alignright"><img src="${up}/w.jpg" alt="W" width="10" height="20" /><p class="wp-caption-text">Legenda antiga</p></div>`,
    expected: `<figure data-align="right"><img src="${up}/w.jpg" alt="W" width="10" height="20" /><figcaption>Legenda antiga</figcaption></figure>`,
  },
  {
    name: 'forms and definitions',
    html: '<dl><dt>Termo</dt><dd>Sentido</dd></dl><form action="/x"><label>Nome</label> <input name="n"> <button>Enviar já</button></form>',
    expected: '<p>Termo</p><p>Sentido</p><p>Nome</p><p>Enviar já</p>',
    notes: ['markup_dropped', 'markup_dropped', 'markup_dropped'],
  },
  {
    name: 'links of all kinds',
    html: '<a href="mailto:a@b.example">m</a> <a href="tel:+5511">t</a> <a href="#topo">topo</a> <a href="/?p=9">nove</a> <a href="//antigo.example/x y">xy</a> <a href="javascript:alert(1)">js</a> <a href="https://antigo.example/wp-content/uploads/l.pdf">pdf</a>',
    expected:
      '<p><a href="mailto:a@b.example">m</a> <a href="tel:+5511">t</a> topo <a href="/?p=9">nove</a> <a href="/x%20y">xy</a> js <a href="https://antigo.example/wp-content/uploads/l.pdf">pdf</a></p>',
    notes: ['markup_dropped'],
  },
]
