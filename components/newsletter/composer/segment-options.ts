/** The choices for each field of a segment. The first one excludes nobody. */
export const segmentOptions = {
  frequency: [
    { value: '', label: 'Qualquer frequência' },
    { value: 'daily', label: 'Recebem todo dia' },
    { value: 'weekly', label: 'Recebem uma vez por semana' },
  ],
  source: [
    { value: '', label: 'Qualquer origem' },
    { value: 'form', label: 'Formulário do site' },
    { value: 'account', label: 'Cadastro de conta' },
    { value: 'manual', label: 'Adicionados à mão' },
    { value: 'file', label: 'Arquivo' },
  ],
  engagement: [
    { value: '', label: 'Todos, abram ou não' },
    { value: 'engaged', label: 'Abriram nos últimos 90 dias' },
    { value: 'quiet', label: 'Não abrem há 90 dias' },
  ],
  paying: [
    { value: '', label: 'Assinantes do jornal ou não' },
    { value: 'yes', label: 'Só assinantes do jornal' },
    { value: 'no', label: 'Só quem não assina' },
  ],
} as const
