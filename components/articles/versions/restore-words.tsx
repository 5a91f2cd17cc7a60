import type { ReactNode } from 'react'
import type { VersionList } from '#server/articles/versions/queries/versions.ts'

/** Where the restored text will stand: with readers, waiting for its hour, or only at the desk. */
export type RestoredText = Pick<VersionList['article'], 'id' | 'version' | 'isPublic' | 'isScheduled'>

export interface RestoreWords {
  title: string
  question: ReactNode
  success: string
  failure: string
}

/** The words around restoring a version; they name what readers will notice of it. */
export function restoreWords({ version, isPublic, isScheduled }: RestoredText, number: number): RestoreWords {
  return {
    title: `Restaurar a versão ${number}`,
    question: (
      <>
        {isPublic && (
          <strong className="mb-2 block">
            O artigo está no site: os leitores passam a ver esta versão assim que você confirmar.
          </strong>
        )}
        {isScheduled && (
          <strong className="mb-2 block">O artigo está agendado: é esta versão que irá ao ar na hora marcada.</strong>
        )}
        O título, o resumo e o texto voltam a ser os desta versão, como uma versão nova. As outras continuam no
        histórico
        {isPublic && ', e a de agora pode voltar do mesmo jeito'}.
      </>
    ),
    success: `Versão ${number} restaurada como versão ${version + 1}.`,
    failure: 'Não foi possível restaurar a versão.',
  }
}
