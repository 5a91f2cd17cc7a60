import type { DomainError, ErrorCode, ErrorParams } from './errors.ts'
import { formatInteger } from './text/format.ts'

type Sentence = string | ((params: ErrorParams) => string)

/** One Portuguese sentence for each error code (GEN-3). Sentences that a rule prescribes stand in docs/product.md. */
const sentences: Record<ErrorCode, Sentence> = {
  signed_out: 'Sua sessão terminou. Entre novamente para continuar.',
  wrong_credentials: ({ confirms }) =>
    confirms ? 'E-mail ou senha incorretos, ou e-mail ainda não confirmado.' : 'E-mail ou senha incorretos.',
  proof_needed: 'Confirme que é você para continuar.',
  wrong_proof: 'A senha ou o código não confere. Tente de novo.',
  factor_needed: 'Confirme com o seu aplicativo de códigos ou com a sua chave.',
  key_refused: 'A chave não foi aceita. Tente de novo ou use outra forma.',
  key_registered: 'Esta chave já está cadastrada.',
  last_factor: 'O jornal exige um segundo fator da equipe. Cadastre outro antes de remover este.',
  forbidden: 'Você não tem permissão para acessar esta área.',
  not_found: 'Não encontramos o que você procura.',
  invalid: 'Confira os campos destacados.',
  body_too_large: 'O que foi enviado é grande demais.',
  body_too_complex: 'O que foi enviado tem partes demais.',
  too_many_attempts: ({ minutes }) =>
    `Muitas tentativas. Aguarde ${minutes === 1 ? '1 minuto' : `${minutes} minutos`} e tente de novo.`,
  unavailable: 'O serviço está indisponível no momento. Tente de novo em instantes.',
  parse_too_heavy: 'O que foi enviado é complicado demais para ser lido. Confira o arquivo ou preencha à mão.',
  parsers_busy: 'Muitos arquivos estão sendo lidos agora. Tente de novo em instantes.',

  provider_unavailable: 'O serviço de pagamento não respondeu. Tente de novo em instantes; nada é cobrado duas vezes.',
  provider_refused: 'O serviço de pagamento recusou o pedido. Nada foi cobrado; tente de novo ou fale com o jornal.',
  checkout_failed: 'Não foi possível iniciar o processo de assinatura.',
  portal_failed: 'Não foi possível abrir o portal de gerenciamento.',
  already_subscribed: 'Você já possui uma assinatura ativa.',
  purchase_waits:
    'A redação vai conferir esta compra, porque houve duas desistências em doze meses. Nada foi cobrado. A resposta chega por e-mail.',
  purchase_refused: 'A redação não aceitou uma nova assinatura desta conta. Nada foi cobrado.',
  meter_used_up: 'Você já abriu todos os textos deste mês. O contador recomeça no dia 1º.',
  gifts_used_up: 'Você já deu todos os presentes deste mês. O contador recomeça no dia 1º.',
  gifts_for_subscribers: 'Só assinantes dão textos de presente.',
  gift_taken: 'Este presente já foi aberto em outro navegador.',
  gift_ended: 'Este presente não vale mais.',
  no_subscription: 'Você não tem uma assinatura.',
  refund_over: ({ until }) =>
    `O prazo de 7 dias para pedir o valor de volta terminou em ${until}. Você pode cancelar e ler até o fim do período pago.`,
  keys_from_environment: 'As chaves deste serviço vêm da configuração do servidor e só mudam lá.',
  plan_not_offered: 'Este plano não está à venda agora.',

  ceremony_over: 'Este pedido não vale mais. Comece de novo.',
  identity_cancelled: ({ name }) => `Você não continuou com ${name}. Nada mudou.`,
  identity_refused: ({ name, reason }) =>
    `Não foi possível confirmar quem você é com ${name}.${reason ? ` A resposta foi: “${reason}”.` : ''} Tente de novo.`,
  identity_unverified: ({ name }) =>
    `Sem a confirmação do seu e-mail por ${name}, não é possível criar a conta. Cadastre-se com e-mail e senha.`,
  identity_known_email: ({ name }) =>
    `Já existe uma conta com este e-mail. Entre nela como de costume e ligue ${name} na sua conta, em Segurança.`,
  identity_unknown:
    'Esta carteira não está ligada a nenhuma conta. Entre de outro jeito e ligue a carteira em Segurança.',
  identity_taken: ({ name }) => `Esta identidade (${name}) já está ligada a outra conta.`,
  identity_unavailable: ({ name }) => `Sem resposta de ${name} no momento. Tente de novo em instantes.`,
  last_way_in: 'Este é o seu único jeito de entrar. Crie uma senha ou confirme o seu e-mail antes de removê-lo.',
  phone_taken: 'Este telefone já está ligado a outra conta.',

  master_exists: 'Este sistema já possui um administrador master.',
  wrong_setup_code: 'Código de instalação incorreto.',
  last_master:
    'O último Master não pode perder o papel, ser suspenso nem excluir a conta. Antes, dê o papel a outra pessoa.',
  privacy_request_open: 'Você já tem um pedido igual em andamento.',
  privacy_request_closed: 'Este pedido já foi encerrado, ou se encerra automaticamente.',
  too_many_corrections: 'Você já tem três pedidos de correção em aberto. Espere a resposta.',
  own_suspension: 'Ninguém suspende a própria conta. Peça a outro Master.',
  code_wrong: 'Código incorreto. Confira e tente de novo.',
  code_over: 'Este código não vale mais. Peça outro.',
  link_over: 'Este link não vale mais. Peça outro.',
  sign_in_to_confirm: 'Entre na sua conta neste navegador e abra o link de novo para confirmar o e-mail.',
  address_taken: 'Este e-mail já é de outra conta.',
  account_suspended: 'Esta conta está suspensa. Fale com a redação do jornal.',
  invitation_over: 'Este convite não vale mais. Peça outro a quem convidou você.',
  invitation_needs_sign_in: 'Já existe uma conta com o e-mail deste convite. Entre com ela para aceitar.',
  invitation_for_another: 'Este convite é para outro e-mail. Saia e entre com a conta convidada.',
  byline_has_account: 'Esta assinatura já tem uma conta. Só uma assinatura sem conta pode ser unida.',

  article_not_found: 'Artigo não encontrado.',
  article_forbidden: 'Você não tem permissão para editar este artigo.',
  removal_forbidden: 'Só quem escreveu o artigo e os Masters podem excluí-lo.',
  hand_over_forbidden: 'Só um Master muda o autor de um artigo.',
  article_create_forbidden: 'Só quem faz parte da redação cria artigos.',
  version_not_found: 'Esta versão não existe.',
  published_meanwhile:
    'Este artigo já foi publicado. O que você escreveu continua guardado neste navegador: recarregue a página e escreva uma atualização para que entre no artigo.',
  not_autosaved: 'Este artigo está publicado ou agendado: o que você mudar só será salvo quando você apertar “Salvar”.',
  another_account:
    'Você entrou com outra conta. Nada do que você digitou foi perdido: entre com a conta que abriu este texto para salvá-lo.',
  created_then_deleted:
    'Este artigo já foi criado e está na lixeira: nada foi salvo nele. O que você digitou continua aqui.',
  changed_meanwhile: 'Outra pessoa salvou este artigo enquanto você escrevia. Nada do que você digitou foi perdido.',
  changed_while_read: 'O texto mudou enquanto você o lia. Confira o que mudou e decida de novo.',
  slug_like_uuid: 'Este endereço parece um código interno. Escolha outro.',
  slug_exhausted: 'Este endereço já foi usado vezes demais. Escolha outro.',
  unknown_city: 'Escolha uma cidade da lista.',
  unknown_signer: 'Escolha alguém da redação ou escreva o nome de quem assina.',
  not_a_draft: 'Só um rascunho pode ser enviado para revisão.',
  not_in_review: 'Este artigo não está mais em revisão. Recarregue a página para ver o que foi decidido.',
  own_review: 'Ninguém revisa o próprio texto, a não ser um Master.',
  revision_not_found:
    'Esta atualização já foi publicada ou descartada. O que ainda não foi salvo continua guardado neste navegador.',
  revision_unchanged: 'A atualização ainda é igual ao texto publicado. Mude alguma coisa antes de enviar.',
  revision_conflicts: 'O texto publicado mudou nos mesmos trechos. Escolha o que fica em cada um antes de publicar.',
  review_claimed: 'Outra pessoa está revisando este artigo. Assuma a revisão antes de decidir.',
  review_taken: 'Outra pessoa acabou de assumir esta revisão. Veja quem está com ela.',
  checklist_incomplete: 'Confira todos os itens obrigatórios da lista antes de aprovar.',
  already_in_status: ({ status, revision }) =>
    `${revision ? 'Esta atualização' : 'Este artigo'} já está ${{ draft: 'em rascunho', review: 'em revisão', published: 'publicado' }[String(status)]}.`,
  missing_cover_alt: 'Descreva a imagem de capa antes de publicar.',
  missing_cover_credit: 'Informe o crédito da imagem de capa antes de publicar.',
  missing_picture_alt: ({ place, caption }) =>
    `Descreva a ${place}ª imagem do texto${caption ? ` (“${caption}”)` : ''} antes de publicar.`,
  not_deleted: 'Este artigo não está na lixeira.',
  already_so: 'Já estava assim.',
  too_many_tags: 'O artigo já tem o máximo de tags.',
  changed_since_bulk: 'Mudou depois, e ficou como está.',
  undo_expired: 'Esta ação já foi desfeita, ou é antiga demais para desfazer.',
  not_published: 'Este artigo não está publicado.',
  pin_moment: 'Escolha uma data e uma hora nos próximos 30 dias.',
  scheduled_meanwhile:
    'Este artigo já está agendado para publicação. O que você escreveu continua guardado neste navegador: fale com um editor para que entre no artigo.',
  schedule_moment: 'Escolha uma data e uma hora nos próximos 12 meses.',
  unpublish_moment: 'Escolha uma data e uma hora nos próximos 12 meses.',
  schedule_order: 'A hora de sair do ar deve ser depois da hora de entrar.',
  schedule_published: 'Este artigo já está publicado.',
  under_embargo: 'Este artigo está sob embargo. Retire a nota de embargo antes de publicar.',
  too_many_previews: 'Este artigo já tem muitos links de prévia. Revogue um antes de criar outro.',
  correction_withdrawn: 'Esta correção já foi retirada.',
  reports_off: 'O jornal não recebe avisos de erro por este formulário agora.',
  report_closed: 'Este aviso já foi encerrado por outra pessoa.',
  report_open: 'Este aviso já está em aberto.',
  page_changed_meanwhile:
    'Outra pessoa salvou esta página enquanto você escrevia. Nada do que você digitou foi perdido.',

  import_not_settled: 'Esta importação ainda está em andamento, ou foi desfeita. Recarregue a página.',
  import_not_running: 'Esta importação não está em andamento. Recarregue a página.',
  import_gap: 'Faltam registros antes destes. Continue a importação de onde ela parou.',
  import_over: 'Esta importação já terminou.',
  import_of_browser:
    'Um navegador lê os arquivos desta importação. Continue-a em /import-articles, com os mesmos arquivos.',
  import_file_gone: ({ name }) =>
    `O arquivo “${name}” não está mais onde estava. Envie-o de novo ou importe pela linha de comando.`,

  setting_changed_meanwhile:
    'Outra pessoa salvou outra versão enquanto você escrevia. O que você mudou continua aqui, e o resto mostra o que ela salvou: salve de novo para ficar com o seu.',

  share_not_set_up: 'Split não configurado. Defina o percentual antes de fechar um mês.',
  share_month_closed: 'Este mês já está fechado e não muda mais. Faça um acerto no mês em aberto.',
  share_month_order: 'Os meses são fechados em ordem: feche antes o mês anterior.',
  share_month_open: 'Este mês ainda não terminou. Ele pode ser fechado a partir do dia 2 do mês seguinte.',
  share_changed: 'Os números mudaram depois da prévia. Confira a prévia de novo antes de fechar.',
  share_nothing_owed: 'Não há valor a pagar a esta pessoa neste mês.',
  share_paid_already: 'Este repasse já está marcado como pago.',

  google_not_set_up: 'O Google não está configurado: informe a chave de serviço e o que ela deve ler.',
  google_key_refused:
    'O Google não aceitou a chave de serviço. Ela pode ter sido apagada ou revogada: crie outra no Google Cloud e informe-a de novo.',
  google_no_permission:
    'A conta de serviço não tem acesso. Dê a ela, no Google, permissão de leitura na propriedade e na rede, e confira se as APIs estão ativadas.',
  google_not_found: 'O Google não encontrou a propriedade ou a rede. Confira o Property ID e o Network Code.',
  google_quota: 'O limite de consultas ao Google acabou por ora. Os números voltam sozinhos na próxima leitura.',
  google_unavailable: 'O Google não respondeu a tempo. Tente de novo em instantes.',

  banner_not_found: 'Banner não encontrado.',

  too_many_messages: ({ most }) =>
    `Você já enviou ${most} mensagens nas últimas 24 horas. Espere a resposta ou escreva amanhã.`,
  subscriber_exists: 'Este email já está cadastrado',
  subscription_not_found: 'Esta inscrição não existe mais.',
  edition_not_found: 'Esta edição não existe mais.',
  edition_changed_meanwhile: 'Outra pessoa salvou esta edição enquanto você escrevia. O que você fez continua aqui.',
  edition_closed: 'Esta edição já foi agendada, enviada ou parada. A tela mostra como ela está agora.',
  edition_scheduled: 'Retire o agendamento antes de excluir a edição.',
  edition_not_ready: 'Falta resolver um ponto antes de enviar. Veja a lista em “Conferência”.',
  edition_moment: 'Escolha um momento no futuro, até um ano à frente.',
  not_subscribed: 'Esta inscrição foi cancelada. Confirme para voltar a receber.',
  edition_empty: 'Esta edição ainda não tem assunto e conteúdo para enviar.',
  edition_without_recipients: 'Nenhum inscrito ativo recebe esta edição. Mude os destinatários.',
  message_not_found: 'Esta mensagem não existe mais.',
  message_answered: 'Esta mensagem já foi marcada como respondida.',
  message_waiting: 'Esta mensagem já espera resposta de novo.',

  already_writes: 'Você já escreve para o jornal.',
  application_not_found: 'Candidatura não encontrada.',
  application_decided: 'Esta candidatura já foi decidida. Recarregue a página para ver o que foi decidido.',
  resume_not_pdf: 'O currículo deve ser um arquivo PDF.',
  resume_too_large: 'O currículo deve ter no máximo 5MB.',

  menu_item_not_found: 'Este item do menu não existe mais.',
  card_not_found: 'Este card não existe mais.',
  list_full: 'A lista está cheia. Apague o que não usa antes de criar outro.',

  idea_not_found: 'Pauta não encontrada.',
  idea_forbidden: 'Só quem criou a pauta, quem a recebeu e os editores podem alterá-la.',
  event_not_found: 'Evento não encontrado.',
  event_creation_forbidden: 'Você não tem permissão para criar eventos',
  event_forbidden: 'Você não tem permissão para editar este evento',
  event_deletion_forbidden: 'Só Masters podem excluir eventos.',
  submission_closed: 'Este evento enviado já foi respondido por outra pessoa.',
  event_changed_meanwhile:
    'Outra pessoa mudou este evento enquanto você escrevia. O que você mudou continua aqui, e o resto mostra o que ela salvou: salve de novo para ficar com o seu.',
  idea_changed_meanwhile:
    'Outra pessoa salvou esta pauta enquanto você escrevia. O que você mudou continua aqui, e o resto mostra o que ela salvou: salve de novo para ficar com o seu.',
  unknown_assignee: 'Escolha alguém da redação.',
  comment_not_found: 'Este comentário não existe mais.',
  comment_forbidden: 'Só quem escreveu o comentário e os editores podem removê-lo.',
  comment_too_old: ({ minutes }) => `Quem escreveu um comentário só pode removê-lo nos primeiros ${minutes} minutos.`,

  analysis_insufficient: 'Dados insuficientes',
  analysis_failed: 'O modelo de linguagem não aceitou o teste. Confira o endereço, o modelo e a chave.',
  import_empty: 'O arquivo está vazio.',
  import_file_empty: 'O arquivo CSV deve ter pelo menos uma linha de cabeçalho e uma linha de dados.',
  import_columns_missing: ({ columns }) => `O CSV deve conter os campos: ${columns}`,
  import_column_twice: ({ column }) => `A coluna “${column}” aparece mais de uma vez no cabeçalho. Deixe só uma.`,
  import_header_too_long: 'O cabeçalho tem colunas demais ou é longo demais: o arquivo não parece um CSV de artigos.',
  import_row_too_long: ({ row }) =>
    `O registro ${row} do arquivo é longo demais. Confira se as aspas dele estão fechadas.`,
  import_quote_open: ({ row }) =>
    `As aspas abertas no registro ${row} do arquivo não se fecham. Os registros antes dele foram lidos.`,
  import_packed: 'O arquivo está compactado ou é uma planilha. Extraia-o ou salve a planilha como CSV (UTF-8).',
  import_not_text: 'O arquivo não é de texto.',
  import_utf16: 'O arquivo está em UTF-16. Salve-o como CSV em UTF-8.',
  import_only_pictures:
    'O arquivo só tem imagens, sem textos. Escolha-o junto com o dos textos: os dois entram na mesma importação.',
  import_not_wxr: 'O XML não é uma exportação do WordPress (WXR).',
  import_broken_xml: 'A exportação do WordPress está danificada: um trecho não termina. Exporte de novo.',
  import_not_ghost:
    'O JSON não é uma exportação do Ghost. Se veio do WordPress, exporte lá em Ferramentas, Exportar: o arquivo é .xml.',
  import_broken_json: 'O arquivo JSON está danificado. Exporte de novo.',
  import_cut_off: 'O arquivo termina no meio de um registro. Os registros antes dele foram lidos. Exporte de novo.',

  work_overdue: ({ limit }) => `O trabalho passou do limite de ${limit} e foi encerrado. O que já foi feito fica.`,
  work_deadly:
    'O trabalho derrubou o sistema duas vezes e foi encerrado. Confira os arquivos dele ou peça ajuda a quem cuida do sistema.',
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

  upload_not_an_image: 'Arquivo inválido',
  upload_too_large: 'A imagem deve ter no máximo 5MB',
  upload_too_many_pixels: 'A imagem tem pixels demais. O limite é de 40 megapixels.',
  upload_failed: 'Não foi possível enviar a imagem.',
  picture_not_found: 'A imagem não está mais no acervo.',
  picture_in_use:
    'A imagem ainda aparece em um texto, numa versão guardada ou em outro lugar do site. Troque-a em vez de apagá-la.',
  picture_unreachable: 'Nenhuma imagem foi encontrada neste endereço. Baixe-a e envie o arquivo.',
  disk_full: 'O servidor está sem espaço em disco. Avise quem cuida do sistema.',
}

/** The sentence that a person reads for an error. */
export function messageFor(error: Pick<DomainError, 'code' | 'params'>): string {
  const sentence = sentences[error.code]
  return typeof sentence === 'function' ? sentence(error.params) : sentence
}

/** What a person reads for an error that nobody foresaw: the id under which it is logged. */
export const unexpectedSentence = (id: string) => `Algo deu errado do nosso lado. Código do erro: ${id}.`
