import { accentSheet, accentsIn } from '#lib/appearance/accent.ts'

/**
 * `GET /api/cores/{light}-{dark}.css`: the tokens of accent colours. The name holds the colours, so the file needs no database and never changes;
 * 404 for a name that is none and for colours without enough contrast.
 */
export function accentSheetFile(file: string): Response {
  const accents = accentsIn(file)
  if (!accents) return new Response('Não há esta folha de estilo.\n', { status: 404, headers: plain })
  return new Response(accentSheet(accents), { headers: styled })
}

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
const styled = { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' }
