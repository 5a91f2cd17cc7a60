import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseHtml } from '#lib/body/parse.ts'
import { writeBody } from '#lib/body/write.ts'
import { readPastedHtml } from './read-paste.ts'

const samples = join(import.meta.dirname, '../../../tests/support/paste')

/** The result of a paste, one block a line. */
async function pasted(file: string): Promise<string[]> {
  const html = await readFile(join(samples, file), 'utf8')
  return writeBody(readPastedHtml(parseHtml(html), new Set())).split(
    /(?<=<\/(?:p|h\d|ul|ol|figure|blockquote|table)>)(?=<(?:p|h\d|ul|ol|figure|blockquote|table)>)(?!<\/li>)/,
  )
}

describe('a paste', () => {
  test('from Google Docs keeps what was meant and none of its wrapping', async () => {
    expect(await pasted('google-docs.html')).toEqual([
      '<h2>Câmara aprova o orçamento</h2>',
      '<p>Por <strong>12 votos a 9</strong>, a “peça” <em>passou</em> — veja <a href="https://camara.example/ata?n=7">a ata</a>.</p>',
      '<ul><li>Saúde<ul><li><strong>Postos</strong></li></ul></li><li>Escolas</li></ul>',
      '<table><tbody><tr><td>Área</td><td>Valor</td></tr><tr><td>Saúde</td><td>R$ 2 mi<br />R$ 3 mi</td></tr></tbody></table>',
    ])
  })

  test('from Google Docs leaves out pictures, whose addresses there end within the hour', () => {
    const html =
      '<p>Antes</p><p><span><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4?key=x" /></span></p><p><img src="https://site.example/a.jpg" alt="Foto" /></p>'
    expect(writeBody(readPastedHtml(parseHtml(html), new Set()))).toBe(
      '<p>Antes</p><figure><img src="https://site.example/a.jpg" alt="Foto" /></figure>',
    )
  })

  test('from Word has real headings, lists and quotes', async () => {
    expect(await pasted('word.html')).toEqual([
      '<h2>Enchente deixa 40 famílias desabrigadas</h2>',
      '<h2>O que se sabe</h2>',
      '<p>O rio subiu <strong>4,2 metros</strong> em <em>seis</em> horas, disse a “Defesa Civil”. Veja o <a href="https://defesa.example/boletim">boletim</a>.</p>',
      '<ul><li>Colchões<ul><li>de solteiro</li></ul></li><li>Água</li></ul>',
      '<p>Como doar:</p>',
      '<ol><li>Ligue</li><li>Entregue</li></ol>',
      '<blockquote><p>“Perdemos tudo.”</p></blockquote>',
    ])
  })

  test('from a page of the web brings no scripts, no buttons and no pictures in base64', async () => {
    expect(await pasted('browser.html')).toEqual([
      '<p><strong>Manchete solta</strong></p>',
      '<p>primeira linha</p>',
      '<p>segunda linha<br />na mesma</p>',
      '<p><strong>Tudo </strong>menos isto</p>',
      '<figure><img src="https://site.example/foto.jpg" alt="Foto" /></figure>',
    ])
  })
})
