import { describe, expect, test } from 'vitest'
import { parseHtml } from '#lib/body/parse.ts'
import { writeBody } from '#lib/body/write.ts'
import { type Loss, lossSentence } from './losses.ts'
import { readPastedHtml, readPastedText } from './read-paste.ts'

function pasted(html: string): { html: string; lost: Loss[] } {
  const lost = new Set<Loss>()
  return { html: writeBody(readPastedHtml(parseHtml(html), lost)), lost: [...lost] }
}

/** Pasted plain text as stored HTML; null when it stays as it is. */
function words(text: string): string | null {
  const lines = readPastedText(text, new Set())
  return lines && writeBody(lines.filter(line => line.length > 0).map(inlines => ({ kind: 'paragraph', inlines })))
}

const item = (level: number, bullet: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l${level} level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${bullet}<span>&nbsp; </span></span><![endif]>${text}</p>`

describe('a paste from Word', () => {
  test('leaves out what a reviewer deleted and every comment, and says so', () => {
    const { html, lost } = pasted(
      `<p class=MsoNormal>A vereadora <del cite="mailto:Rev" datetime="2026-11-01T10:00"><span style='color:red'>recusou</span></del><ins cite="mailto:Rev">aceitou</ins> o<a style='mso-comment-reference:R_1'> convite</a><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[R1]</a></span>.</p><div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><p class=MsoCommentText><a href="#_msoanchor_1">[R1]</a>Ligar antes.</p></div></div>`,
    )
    expect(html).toBe('<p>A vereadora aceitou o convite.</p>')
    expect(lost).toEqual(['deleted', 'comments'])
  })

  test('has ordinals, and raised and struck words by tag and by style', () => {
    expect(
      pasted(
        `<p>Lei n<sup>o</sup> 9, 1<sup>o</sup> dia, 2<sup>a</sup> vara, 25<span style='vertical-align:super'>o</span> ano, 8 m<sup>2</sup>, H<span style='vertical-align:sub'>2</span>O, Ex<sup>mo</sup>, <s>sai</s> <span style="text-decoration:line-through">fora</span></p>`,
      ).html,
    ).toBe('<p>Lei nº 9, 1º dia, 2ª vara, 25º ano, 8 m², H₂O, Ex<sup>mo</sup>, <s>sai</s> <s>fora</s></p>')
  })

  test('keeps the number at which a list begins', () => {
    expect(pasted(item(0, '5.', 'Quinto') + item(0, '6.', 'Sexto')).html).toBe(
      '<ol start="5"><li>Quinto</li><li>Sexto</li></ol>',
    )
    expect(pasted(item(0, 'a)', 'Água') + item(0, 'b)', 'Luz')).lost).toEqual(['letters'])
    expect(pasted('<ol><li value="5">Cinco</li><li>Seis</li></ol>').html).toBe(
      '<ol start="5"><li>Cinco</li><li>Seis</li></ol>',
    )
  })

  test.each([
    ['Word', '#_ftn1', '#_ftnref1'],
    ['Word, by file', 'file:///C:/a.htm#_ftn1', 'file:///C:/a.htm#_ftnref1'],
    ['Google Docs', '#ftnt1', '#ftnt_ref1'],
    ['LibreOffice', '#sdfootnote1sym', '#sdfootnote1anc'],
    ['the writing screen', 'https://jornal.example/article/7/edit#_ftn1', 'https://jornal.example/create#_ftnref1'],
  ])('has the number of a footnote alone, and the note: %s', (_, note, back) => {
    expect(
      pasted(`<p>Subiu 4%<a href="${note}"><sup>[1]</sup></a>.</p><hr><p><a href="${back}">[1]</a> Dados do IBGE.</p>`),
    ).toEqual({ html: '<p>Subiu 4%¹.</p><hr /><p>¹ Dados do IBGE.</p>', lost: [] })
  })
})

test('text that keeps its lines keeps them in a paste', () => {
  expect(
    pasted('<span style="white-space: pre-wrap;">Ensaio às 20h no teatro.\nTrazer chave.\n\nOutro parágrafo.</span>')
      .html,
  ).toBe('<p>Ensaio às 20h no teatro.<br />Trazer chave.</p><p>Outro parágrafo.</p>')
  expect(pasted('<div>Uma frase\nsó, de fonte\nformatada.</div>').html).toBe('<p>Uma frase só, de fonte formatada.</p>')
})

test('signs of feeling are text, and what does not come along is said in one sentence', () => {
  const { html, lost } = pasted(
    'Oi <img alt="🚨" src="data:image/gif;base64,R0">. <a href="file:///C:/a.doc">ata</a> <button>Compartilhar</button><video src="/a.mp4"></video><img src="data:image/png;base64,AA"><span style="display:none">segredo</span><math><mi>x</mi></math>',
  )
  expect(html).toBe('<p>Oi 🚨. ata</p>')
  expect(lossSentence(lost)).toBe(
    'Ficou de fora da colagem: endereços que leitores não abrem; botões e campos de formulário; vídeos, áudios e desenhos; imagens; texto oculto; fórmulas. Envie cada imagem com o botão “Imagem”.',
  )
})

describe('plain text', () => {
  test('of a PDF: lines of print join and hyphens close; paragraphs, items and compounds stay', () => {
    expect(
      words(
        [
          'A prefeitura informou nesta terça-feira que a inter-',
          'dição da avenida Higienópolis vai até a próxima segunda-',
          'feira, quando o ex-',
          'prefeito visita as obras do viaduto.',
          'O custo é de R$ 2 milhões.',
          'A Defesa Civil acompanha os trabalhos desde o começo do',
          'mês e pede atenção.',
          '• Item da lista',
        ].join('\r\n'),
      ),
    ).toBe(
      '<p>A prefeitura informou nesta terça-feira que a interdição da avenida Higienópolis vai até a próxima segunda-feira, quando o ex-prefeito visita as obras do viaduto.</p><p>O custo é de R$ 2 milhões.</p><p>A Defesa Civil acompanha os trabalhos desde o começo do mês e pede atenção.</p><p>• Item da lista</p>',
    )
  })

  test('of a PDF viewer in the browser, and of an official gazette', () => {
    expect(
      pasted(
        '<span>A Câmara aprovou na sessão de terça-feira à noite o pro-</span><br><span>jeto que cria o fundo de apoio aos pequenos produtores</span><br><span>rurais do distrito.</span>',
      ).html,
    ).toBe(
      '<p>A Câmara aprovou na sessão de terça-feira à noite o projeto que cria o fundo de apoio aos pequenos produtores rurais do distrito.</p>',
    )
    expect(
      words(
        'O PREFEITO DO MUNICÍPIO DE LONDRINA,\nESTADO DO PARANÁ, no uso de suas atribuições\nlegais, DECRETA:\nArt. 1º Fica aberto crédito no va-\nlor de R$ 12.000,00 à Secreta-\nria de Saúde.\nArt. 2º Este decreto entra em vigor na data de\nsua publicação.',
      ),
    ).toBe(
      '<p>O PREFEITO DO MUNICÍPIO DE LONDRINA, ESTADO DO PARANÁ, no uso de suas atribuições legais, DECRETA:</p><p>Art. 1º Fica aberto crédito no valor de R$ 12.000,00 à Secretaria de Saúde.</p><p>Art. 2º Este decreto entra em vigor na data de sua publicação.</p>',
    )
  })

  test.each([
    'Rua das Flores, 100\nCentro\nLondrina',
    'Primeiro parágrafo, que já termina com ponto.\nSegundo parágrafo, que também termina.',
    'Uma linha só.',
    'Reunião às 19h na sede.\nLevar documento.\n\nAté lá.',
    'É fogo que arde sem se ver no peito,\né ferida que dói, e não se sente jamais;\né contentamento descontente e frio.',
    'Posto de Saúde do Jardim Centro\nPosto de Saúde da Vila Nova Sul\nPosto de Saúde da Zona Oeste',
    '10h – Visita às obras do viaduto\n14h – Reunião na Secretaria de Obras\n17h – Entrevista coletiva no gabinete',
    'a tabela 5 * 3 * 2 e joao_da_silva_',
  ])('stays as it is where somebody typed its lines: %s', text => expect(words(text)).toBeNull())

  test.each([
    [
      '[19:02, 28/11/2026] Ana Prado: *Urgente:* saiu a _nota_',
      '<p>Ana Prado: <strong>Urgente:</strong> saiu a <em>nota</em></p>',
    ],
    [
      '28/11/2026 19:02 - +55 43 99999-0000: Vejam https://a.br/x_y_z.',
      '<p>Vejam <a href="https://a.br/x_y_z">https://a.br/x_y_z</a>.</p>',
    ],
    ['\u200e[28/11/26, 19:02:33] ~ Rui: ~sai~\nsegunda linha', '<p>Rui: <s>sai</s></p><p>segunda linha</p>'],
    ['[7:02 PM, 11/28/2026] Bia: oi', '<p>Bia: oi</p>'],
    ['[28/11 19:02] Bia: oi', '<p>Bia: oi</p>'],
    [
      '*_tudo_* e www.a.br, ana@a.br',
      '<p><strong><em>tudo</em></strong> e <a href="https://www.a.br">www.a.br</a>, <a href="mailto:ana@a.br">ana@a.br</a></p>',
    ],
  ])('of a chat loses its stamps and has marks and links: %s', (text, html) => expect(words(text)).toBe(html))

  test.each(['*a '.repeat(50_000), '_a_'.repeat(50_000), 'a@b.'.repeat(50_000), `${'x'.repeat(60)}\n`.repeat(5_000)])(
    'of any kind takes little time',
    text => {
      const started = process.cpuUsage()
      words(text)
      expect(process.cpuUsage(started).user / 1000).toBeLessThan(3_000)
    },
  )
})
