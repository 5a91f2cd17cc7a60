'use client'

import { useEffect, useReducer, useRef, useState } from 'react'
import { toast } from 'sonner'
import { forgetFailure, sayError, sayFailure, unanswered } from '#components/ui/forms/form-failure.ts'
import { importOptions } from '#lib/imports/options.ts'
import type { Act } from '#lib/outcome.ts'
import type { BeginImportInput, FailInput, SessionInput } from '#lib/schemas/imports.ts'
import { formatInteger } from '#lib/text/format.ts'
import type { FoundCity } from '../options-fields.client.tsx'
import { CompleteStep } from './complete-step.client.tsx'
import { readFiles, type Unreadable } from './csv-reader.ts'
import { ImportingStep } from './importing-step.client.tsx'
import { PreviewStep } from './preview-step.client.tsx'
import { type ChosenFile, firstOptions, nextState, start } from './state.ts'
import { UploadStep } from './upload-step.client.tsx'
import { type BegunSession, sameAs, useSending, type Written } from './use-sending.client.tsx'

interface BrowserImportProps {
  begin: Act<BeginImportInput, BegunSession>
  stop: Act<SessionInput>
  fail: Act<FailInput>
  searchCities: Act<{ typed: string }, FoundCity[]>
  /** An interrupted session, which goes on with the same files. */
  resume?: BegunSession & Written & { reopen: Act<SessionInput> }
}

/** The import of CSV files that the browser reads: choose, look, import, result. */
export function BrowserImport({ begin, stop, fail, searchCities, resume }: BrowserImportProps) {
  const [state, send] = useReducer(nextState, start)
  const sending = useSending(send, { stop, fail })
  const [options, setOptions] = useState(firstOptions)
  const [siteError, setSiteError] = useState<string>()
  const title = useRef<HTMLHeadingElement>(null)
  const { step } = state
  // Each step replaces the controls of the one before, so the focus moves to its title.
  useEffect(() => {
    if (step !== 'upload') title.current?.focus()
  }, [step])

  async function choose(chosen: File[]) {
    forgetFailure()
    const read = await readFiles(chosen, name => send({ kind: 'reading', name })).catch(
      (): Unreadable => ({ title: 'Arquivo inválido', message: 'Não foi possível ler o arquivo.' }),
    )
    send({ kind: 'reading', name: null })
    if ('title' in read) return sayFailure(read.title, read.message)
    const records = read.reduce((sum, file) => sum + file.records, 0)
    toast.success('Arquivo carregado', { description: `${formatInteger(records)} registros encontrados.` })
    if (!resume) return send({ kind: 'chosen', files: read })
    const missing = resume.files.filter(file => file.done < file.records && !sameAs(file, read))
    if (missing.length > 0)
      return sayFailure(
        'Outro arquivo',
        `Escolha o mesmo arquivo de antes: ${missing.map(file => file.name).join(', ')}.`,
      )
    const outcome = await resume.reopen({ id: resume.sessionId }).catch(unanswered)
    if (outcome.serverError) return sayError(outcome.serverError, 'Erro na importação')
    await sending.run(resume, read, resume)
  }

  async function beginImport(files: ChosenFile[]) {
    const checked = importOptions.safeParse(options)
    setSiteError(checked.error?.issues.find(({ path }) => path[0] === 'site')?.message)
    if (!checked.data) return
    forgetFailure()
    send({ kind: 'beginning', beginning: true })
    const described = files.map(({ file, fingerprint, encoding, records }) => {
      return { name: file.name, bytes: file.size, fingerprint, encoding, records }
    })
    const outcome = await begin({ options: checked.data, files: described }).catch(unanswered)
    send({ kind: 'beginning', beginning: false })
    if (outcome.data) return sending.run(outcome.data, files, { success: 0, failed: 0 })
    if (outcome.serverError?.code === 'signed_out')
      sayFailure('Erro ao criar sessão de importação', 'Usuário não autenticado')
    else if (outcome.serverError) sayError(outcome.serverError, 'Erro ao criar sessão de importação')
  }

  return (
    <div className="flex flex-col gap-4">
      <h3 ref={title} tabIndex={-1} className="font-medium outline-none">
        {titles[step]}
      </h3>
      {state.step === 'upload' && <UploadStep reading={state.reading} onFiles={choose} />}
      {state.step === 'preview' && (
        <PreviewStep
          {...state}
          options={options}
          onChange={setOptions}
          searchCities={searchCities}
          siteError={siteError}
          onBegin={() => beginImport(state.files)}
          onCancel={() => send({ kind: 'reset' })}
        />
      )}
      {state.step === 'importing' && <ImportingStep {...state} onStop={() => sending.stop(state.sessionId)} />}
      {state.step === 'complete' && <CompleteStep {...state} onNew={() => send({ kind: 'reset' })} />}
    </div>
  )
}

const titles = {
  upload: '1. Arquivo',
  preview: '2. Conferência',
  importing: '3. Importando',
  complete: '4. Resultado',
}
