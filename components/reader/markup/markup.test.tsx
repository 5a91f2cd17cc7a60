import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markup } from './markup.tsx'

test('a part that only React can write is written by React, and the page stays whole', () => {
  const styled = <b style={{ color: 'red' }}>x</b>
  expect(renderToStaticMarkup(<Markup as="div">{styled}</Markup>)).toBe('<div><b style="color:red">x</b></div>')
})
