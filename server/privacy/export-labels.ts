import labels from '#prisma/reference/export-files.json' with { type: 'json' }

/** The names of an export's files, by table. */
export const fileLabels: Readonly<Record<string, string>> = labels

/** The first file of an export. */
export const readMe = `Este arquivo tem tudo o que o jornal guarda sobre você.

dados/      um arquivo JSON por assunto; cada linha é um registro
imagens/    as imagens que você enviou, no maior tamanho guardado
curriculos/ os currículos das suas candidaturas

Senhas, códigos e chaves não fazem parte da cópia: o jornal guarda só o que permite conferi-los.
`
