'use client'

import { Button } from '@radix-ui/themes'
import { useEffect, useRef } from 'react'
import { toast } from 'sonner'
import { copyText } from '#components/ui/copy-text.ts'
import { recoveryText } from '#lib/accounts/factors.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  siteName: string
  /** Called when the person has kept them. */
  onKept: () => void
}

/** The ten recovery codes, shown once: to copy, download or print. */
export function RecoveryCodes({ codes, siteName, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const text = recoveryText(siteName, codes)
  useEffect(() => heading.current?.focus(), [])

  async function copy() {
    if (await copyText(text)) toast.success('Códigos copiados.')
    else toast.error('O navegador não deixou copiar. Use “Baixar”.')
  }

  return (
    <div className="flex flex-col gap-3 border-l-4 border-accent bg-sunken px-4 py-4">
      <h3 ref={heading} tabIndex={-1} className="font-medium outline-none">
        Guarde os códigos de recuperação
      </h3>
      <p className="text-sm">
        Eles entram na sua conta se você perder o aplicativo e as chaves. Cada um funciona uma vez, e não serão
        mostrados de novo.
      </p>
      <ul aria-label="Códigos de recuperação" className="grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button type="button" variant="soft" onClick={copy}>
          Copiar
        </Button>
        <Button type="button" variant="soft" onClick={() => download(text)}>
          Baixar
        </Button>
        <Button type="button" variant="soft" onClick={() => print(text)}>
          Imprimir
        </Button>
        <Button type="button" onClick={onKept}>
          Já guardei
        </Button>
      </div>
    </div>
  )
}

function download(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: 'codigos-de-recuperacao.txt' })
  link.click()
  URL.revokeObjectURL(url)
}

/** Prints the codes alone, from a frame that is gone afterwards. */
function print(text: string) {
  const frame = Object.assign(document.createElement('iframe'), { hidden: true, title: 'Códigos de recuperação' })
  document.body.append(frame)
  const page = frame.contentWindow
  if (!page) return
  page.document.body.append(Object.assign(page.document.createElement('pre'), { textContent: text }))
  page.addEventListener('afterprint', () => frame.remove(), { once: true })
  page.print()
}
