import { buildEditorFromExtensions } from '@lexical/extension'
import { expect, test } from 'vitest'
import { parseHtml } from '#lib/body/parse.ts'
import { readBody } from '#lib/body/read.ts'
import { madeUpBody } from '#tests/support/made-up-body.ts'
import { WritingExtension } from '../writing.ts'
import { $openBody } from './body-to-nodes.ts'
import { $writeEditor } from './nodes-to-body.ts'
import { $patchBody } from './patch-body.ts'

const bodyOf = (html: string) => readBody(parseHtml(html))

test('whatever stood in the editor, it then holds the other body', () => {
  for (let seed = 1; seed <= 60; seed++) {
    using editor = buildEditorFromExtensions(WritingExtension)
    const before = madeUpBody(seed)
    const after = madeUpBody(seed + 1_000)
    editor.update(() => $openBody(bodyOf(before)), { discrete: true })
    editor.update(() => $patchBody(bodyOf(after)), { discrete: true })
    const held = editor.read(() => $writeEditor())
    expect(held, `seed ${seed}`).toBe(after)
  }
}, 30_000)
