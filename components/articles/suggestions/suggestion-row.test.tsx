import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ofPlace } from './choices.ts'
import { SuggestionRow } from './suggestion-row.client.tsx'

const nothing = () => {}

test.each([
  [true, '“prefeitura”'],
  [undefined, '“em Caçador”'],
] as const)('a city says whether it is the newspaper’s own (%s), and which words spoke for it', (home, words) => {
  const suggestion = ofPlace({
    ...{ type: 'city', name: 'Caçador', path: 'cacador-sc', uf: 'SC', confidence: 0.65 },
    ...{ evidence: [words.slice(1, -1)], ...(home && { home }) },
  })
  if (!suggestion) throw new Error('no suggestion')
  const said = renderToStaticMarkup(
    <SuggestionRow
      suggestion={suggestion}
      label={{ name: 'Caçador (SC)', kind: 'Cidade' }}
      {...{ isChosen: false, isRefused: false, isPrimary: false }}
      {...{ onAccept: nothing, onRelease: nothing, onRefuse: nothing, onLead: null }}
    />,
  )
  expect(said).toContain(words)
  expect(said.includes('a cidade deste jornal')).toBe(home === true)
})
