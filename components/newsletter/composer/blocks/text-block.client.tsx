'use client'

import { Text } from '@radix-ui/themes'
import dynamic from 'next/dynamic'
import { useId, useMemo, useState } from 'react'
import type { EditorServices } from '#components/editor/services.client.tsx'

/** The editor needs the browser's HTML parser, so it loads after the screen is shown. */
const BodyEditor = dynamic(
  () => import('#components/editor/body-editor.client.tsx').then(module => module.BodyEditor),
  {
    ssr: false,
    loading: () => <div className="editor-waiting">Carregando o editor...</div>,
  },
)

interface TextBlockProps {
  /** Stored HTML; read once, when the editor opens. */
  body: string
  label: string
  searchArticles: EditorServices['searchArticles']
  onChange: (body: string) => void
}

/** A text of an edition, in the editor of articles. */
export function TextBlock({ body, label, searchArticles, onChange }: TextBlockProps) {
  const id = useId()
  const [initial] = useState(body)
  const services = useMemo(
    () => ({ searchArticles, hint: 'Escreva o texto, ou digite / para escolher um bloco', isShort: true }),
    [searchArticles],
  )
  return (
    <div className="edition-text">
      <Text as="p" id={`${id}-label`} className="sr-only">
        {label}
      </Text>
      <BodyEditor
        id={id}
        initial={initial}
        invalid={false}
        labelledBy={`${id}-label`}
        services={services}
        onChange={onChange}
      />
    </div>
  )
}
