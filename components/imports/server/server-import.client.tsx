'use client'

import { Button, Callout } from '@radix-ui/themes'
import { ServerCog } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { UploadProgress } from '#components/media/upload-progress.tsx'
import { FileDrop } from '#components/ui/fields/file-drop.client.tsx'
import { forgetFailure, sayError, sayFailure, unanswered } from '#components/ui/forms/form-failure.ts'
import { importOptions } from '#lib/imports/options.ts'
import { limits } from '#lib/limits.ts'
import type { Act } from '#lib/outcome.ts'
import type { BeginServerImportInput } from '#lib/schemas/imports.ts'
import { diskSize } from '#lib/text/format.ts'
import { firstOptions } from '../browser/state.ts'
import { type FoundCity, OptionsFields } from '../options-fields.client.tsx'
import { refusalIn, sendFile } from './send-file.ts'

interface ServerImportProps {
  begin: Act<BeginServerImportInput, { sessionId: string }>
  searchCities: Act<{ typed: string }, FoundCity[]>
}

interface Sent {
  id: string
  name: string
  bytes: number
}

/** Title and text of what is wrong with chosen files before they are sent; null if nothing is. The server checks them again. */
function refusedBefore(chosen: readonly File[]): [string, string] | null {
  const foreign = chosen.find(({ name }) => !/\.(?:xml|json|csv|zip)$/i.test(name))
  if (foreign) return ['Arquivo inválido', `O arquivo ${foreign.name} não é .xml, .json, .csv nem .zip.`]
  const empty = chosen.find(({ size }) => size === 0)
  if (empty) return ['Arquivo inválido', `O arquivo ${empty.name} está vazio.`]
  const large = chosen.find(({ size }) => size > limits.import.serverBytes)
  return large
    ? ['Arquivo muito grande', `O arquivo ${large.name} tem mais de ${diskSize(limits.import.serverBytes)}.`]
    : null
}

const isGhosts = (name: string) => /\.json$/i.test(name)
const siteOfGhost = 'Informe o endereço do site antigo: a exportação do Ghost não o diz, e sem ele nenhuma imagem vem.'

/** The import by the server: files arrive in parts, then the server reads them. */
export function ServerImport({ begin, searchCities }: ServerImportProps) {
  const router = useRouter()
  const [options, setOptions] = useState(firstOptions)
  const [siteError, setSiteError] = useState<string>()
  const [files, setFiles] = useState<Sent[]>([])
  const [sending, setSending] = useState<{ file: File; sent: number } | null>(null)
  const [holdup, setHoldup] = useState<string | null>(null)
  const [beginning, setBeginning] = useState(false)
  const stopping = useRef(new AbortController())
  useEffect(() => () => stopping.current.abort(), [])

  async function add(chosen: File[]) {
    forgetFailure()
    const wrong = refusedBefore(chosen)
    if (wrong) return sayFailure(...wrong)
    stopping.current = new AbortController()
    const { signal } = stopping.current
    try {
      for (const file of chosen) {
        setSending({ file, sent: 0 })
        const id = await sendFile(file, {
          signal,
          onProgress: sent => setSending({ file, sent }),
          onHoldup: setHoldup,
        })
        setFiles(before => [...before, { id, name: file.name, bytes: file.size }])
      }
    } catch (error) {
      const again = 'O arquivo não chegou inteiro. Escolha-o de novo: o envio continua de onde parou.'
      if (!signal.aborted) sayFailure('Erro no envio', refusalIn(error) ?? again)
    }
    setSending(null)
    setHoldup(null)
  }

  async function beginImport() {
    const checked = importOptions.safeParse(options)
    const isSiteMissing = options.site.trim() === '' && files.some(({ name }) => isGhosts(name))
    setSiteError(isSiteMissing ? siteOfGhost : checked.error?.issues.find(({ path }) => path[0] === 'site')?.message)
    if (!checked.data || isSiteMissing) return
    forgetFailure()
    setBeginning(true)
    const outcome = await begin({ options: checked.data, uploads: files.map(({ id }) => id) }).catch(unanswered)
    setBeginning(false)
    if (outcome.data) return router.push(`/import-articles/${outcome.data.sessionId}`)
    if (outcome.serverError) sayError(outcome.serverError, 'Erro ao criar sessão de importação')
  }

  return (
    <div className="flex flex-col gap-5">
      {sending ? (
        <UploadProgress
          name={sending.file.name}
          size={sending.file.size}
          sent={sending.sent}
          noun="arquivo"
          cancel={() => stopping.current.abort()}
        />
      ) : (
        <FileDrop
          icon={<ServerCog aria-hidden size={28} />}
          prompt={files.length > 0 ? 'Acrescentar outro arquivo' : 'Escolha os arquivos ou arraste-os para cá'}
          hint="A exportação do WordPress (.xml), do Ghost (.json) ou um .csv de qualquer tamanho. Se a exportação veio em partes, escolha todas. Com o .zip da pasta wp-content/uploads, as imagens vêm dele."
          accept=".xml,.json,.csv,.zip"
          multiple
          onFiles={add}
        />
      )}
      <div role="status" className="empty:hidden">
        {holdup && (
          <Callout.Root color="amber">
            <Callout.Text>{holdup}</Callout.Text>
          </Callout.Root>
        )}
      </div>
      {files.length > 0 && (
        <>
          <ul className="flex flex-col gap-1">
            {files.map(({ id, name, bytes }) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-3">
                <strong className="break-all">{name}</strong>
                <span className="text-sm text-soft">{diskSize(bytes)}</span>
                <button
                  type="button"
                  className="text-sm text-accent underline"
                  onClick={() => setFiles(before => before.filter(file => file.id !== id))}
                >
                  Tirar
                </button>
              </li>
            ))}
          </ul>
          <OptionsFields
            options={options}
            onChange={setOptions}
            searchCities={searchCities}
            asksSite={files.some(({ name }) => /\.(?:csv|json)$/i.test(name))}
            siteError={siteError}
          />
          <div className="flex justify-end">
            <Button disabled={beginning || sending !== null} aria-busy={beginning} onClick={beginImport}>
              {beginning ? 'Começando…' : 'Importar no servidor'}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
