import { agendaPath, articlePath, authorPath, eventPath, searchPath } from '#lib/addresses/paths.ts'
import { db } from '#server/platform/db/db.ts'
import { type Audit, type Audits, auditPages } from '../lighthouse.ts'
import { written } from '../numbers.ts'
import type { Part, Row } from '../part.ts'

export const lighthouse: Part = {
  name: 'lighthouse',
  title: 'Lighthouse num celular com 4G lento: desempenho, acessibilidade, boas práticas, SEO',
  async measure(bench) {
    const { url } = await bench.house()
    const audits = await auditPages(await typicalPages(url), bench.signal)
    return Object.entries(audits).map(described)
  },
}

/** Apart from the others, because each page takes minutes. */
export const agendaLighthouse: Part = {
  name: 'lighthouse-agenda',
  title: 'Lighthouse da agenda num celular com 4G lento: desempenho, acessibilidade, boas práticas, SEO',
  async measure(bench) {
    const { url } = await bench.house()
    return Object.entries(await auditPages(await agendaPages(url), bench.signal)).map(described)
  },
}

function described([name, { usual, calibrated }]: [string, Audits]): Row {
  const others = calibrated === usual ? [] : [`calibrado (índice ${written(usual.power)}): ${textOf(calibrated)}`]
  return [name, [textOf(usual), ...others].join('; ')]
}

const textOf = ({ slowdown, scores, lcp, cls, blocked }: Audit) =>
  `${slowdown}×: ${scores.join(' / ')}, LCP ${written(lcp / 1000, 2)} s, bloqueio ${written(blocked)} ms, CLS ${written(cls, 3)}`

/** One page of each kind: home, newest article, its city, a search with results, author. */
export async function typicalPages(base: string): Promise<Record<string, string>> {
  const { slug, locationPath, authorId } = await db().article.findFirstOrThrow({
    where: { status: 'published', deletedAt: null, visibility: 'public', locationPath: { not: null } },
    orderBy: { publishedAt: 'desc' },
    select: { slug: true, locationPath: true, authorId: true },
  })
  return {
    Capa: `${base}/`,
    Matéria: base + articlePath({ slug, locationPath }),
    Cidade: `${base}/${locationPath}`,
    Busca: `${base}/busca`,
    // Search results are noindex on purpose, which Lighthouse counts as an SEO fault.
    Resultados: base + searchPath({ q: 'prefeitura' }),
    Autor: base + authorPath(authorId),
  }
}

/** The agenda, the next event, and the form with which readers send one. */
async function agendaPages(base: string): Promise<Record<string, string>> {
  const { event } = await db().eventOccurrence.findFirstOrThrow({
    where: { listed: true, cancelled: false, startsAt: { gt: new Date() } },
    orderBy: { startsAt: 'asc' },
    select: { event: { select: { id: true, slug: true } } },
  })
  return { Agenda: base + agendaPath, Evento: base + eventPath(event), 'Enviar evento': `${base}/events/enviar` }
}
