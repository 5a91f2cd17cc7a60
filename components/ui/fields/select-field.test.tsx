import { Theme } from '@radix-ui/themes'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SelectField } from './select-field.tsx'

test('what is chosen stands in the page before its scripts, so that nothing below moves when they arrive', () => {
  const options = [{ value: 'a', label: 'Todas as origens' }]
  const html = renderToStaticMarkup(
    <Theme>
      <SelectField label="Origem" value="a" onChange={() => {}} options={options} />
    </Theme>,
  )
  expect(html.replace(/<select[\s\S]*<\/select>/, '')).toContain('Todas as origens')
})
