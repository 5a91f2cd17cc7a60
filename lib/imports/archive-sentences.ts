import type { ErrorCode, ErrorParams } from '../errors.ts'
import { formatInteger } from '../text/format.ts'

type ArchiveCode = Extract<ErrorCode, `archive_${string}`>

/** Why a zip of the old site's pictures is refused, as sentences of `lib/messages.ts`. */
export const archiveSentences: Record<ArchiveCode, string | ((params: ErrorParams) => string)> = {
  archive_broken: 'O .zip das imagens está danificado e não pôde ser lido. Faça-o de novo.',
  archive_positions: 'O .zip das imagens diz que tem arquivos além do próprio fim. Está danificado: faça-o de novo.',
  archive_overlap: 'O .zip das imagens tem arquivos que ocupam o mesmo lugar. Está danificado: faça-o de novo.',
  archive_inflates: ({ name, ratio }) =>
    `${name ? `No .zip das imagens, “${name}”` : 'O .zip das imagens'} ficaria mais de ${ratio} vezes maior ao ser aberto. Faça o .zip sem isso.`,
  archive_name: ({ name }) =>
    `O .zip das imagens tem um nome de arquivo que não pode existir: “${name}”. Tire-o do .zip.`,
  archive_entries: ({ most }) =>
    `O .zip das imagens tem arquivos demais. O limite é de ${formatInteger(Number(most))}.`,
  archive_locked: 'O .zip das imagens tem senha. Faça-o sem senha.',
  archive_method: ({ name }) =>
    `No .zip das imagens, “${name}” está compactado de um jeito que não é lido aqui. Faça um .zip comum.`,
  archive_slow: 'A leitura do .zip das imagens demorou demais e foi encerrada. Divida-o ou faça-o de novo.',
  archive_ended: 'A leitura do .zip das imagens parou de repente. Divida-o ou faça-o de novo.',
  archive_no_room: ({ needed, free }) =>
    `Os arquivos da cópia ocupam ${needed}, e o disco do servidor tem ${free} para eles. Libere espaço e continue a importação.`,
}
