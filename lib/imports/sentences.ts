import type { ImportCause, ImportNoteCode } from './post.ts'

/** Why a record was skipped or failed, as a sentence of the report. */
export const causeSentences: Record<ImportCause, string> = {
  exists: 'Já foi importado antes',
  unchanged: 'Já foi importado e não mudou',
  edited_here: 'Foi editado aqui depois de importado; o texto daqui ficou',
  page_exists: 'É página institucional daqui; mude o texto em Administração, Páginas',
  in_trash: 'Está na lixeira',
  not_a_post: 'Parte do site antigo que não é texto, como menus, formulários e pedidos',
  duplicate_in_file: 'Repete um registro do mesmo arquivo',
  missing_id: 'Sem record_id',
  missing_title: 'Sem título',
  missing_content: 'Sem conteúdo',
  missing_cells: 'Células a menos que o cabeçalho; confira o separador e as aspas',
  extra_cells: 'Células a mais que o cabeçalho; confira o separador e as aspas',
  bad_date: 'Data inválida',
  content_too_long: 'Conteúdo muito longo',
  batch_failed: 'Erro ao processar lote',
  unexpected: 'Erro desconhecido',
}

/** What was changed in a record or could not be kept, as a sentence of the report. The note's detail says what. */
export const noteSentences: Record<ImportNoteCode, string> = {
  title_cut: 'Título cortado em 200 caracteres',
  title_derived: 'Título feito com o começo do texto',
  summary_cut: 'Resumo cortado em 500 caracteres',
  summary_derived: 'Resumo feito com o começo do texto',
  text_completed: 'Texto com menos de 50 caracteres; ganhou uma linha que diz de onde veio, para poder ir ao ar',
  slug_changed: 'Endereço mudado',
  date_unreadable: 'Data que não foi entendida',
  tags_cut: 'Tags cortadas ou deixadas de fora',
  author_missing: 'Sem autor',
  city_missing: 'Nenhuma cidade encontrada',
  published_as_draft:
    'Falta o mínimo para ir ao ar (título, resumo ou texto de 50 caracteres, data); fica como rascunho',
  address_kept_out: 'Endereço antigo que não pôde ser guardado: este site já o usa, ou ele é inválido',
  type_changed: 'Tipo de conteúdo próprio do site antigo; entrou como matéria',
  status_unknown: 'Situação que não existe aqui; importado como rascunho',
  scheduled_as_draft: 'Agendado lá; importado como rascunho',
  shortcode_kept: 'Código curto (shortcode) sem equivalente; o conteúdo ficou como texto',
  shortcode_dropped: 'Código curto (shortcode) de publicidade, formulário, lista ou sem nada para ler; ficou de fora',
  block_kept: 'Bloco sem equivalente; o que tinha de texto ou de endereço ficou',
  field_not_read: 'Campo personalizado com texto que não foi trazido',
  embed_as_link: 'Conteúdo incorporado que virou link',
  markup_dropped: 'Formatação ou código retirado; o texto ficou',
  picture_not_fetched: 'Imagem que não pôde ser trazida',
  page_as_draft: 'Página de lá que entrou como rascunho de matéria',
  page_institutional: 'Página de lá que agora é a página institucional daqui; confira o texto',
  password_removed: 'Protegido por senha lá; importado como rascunho',
}
