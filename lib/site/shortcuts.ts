/** A key of the newsroom's screens, as its list tells it: `Ctrl+H`, or several that do the same. */
export interface Shortcut {
  keys: readonly string[]
  does: string
}

export interface ShortcutGroup {
  name: string
  shortcuts: readonly Shortcut[]
}

const key = (keys: string | readonly string[], does: string): Shortcut => ({
  keys: typeof keys === 'string' ? [keys] : keys,
  does,
})

/** The list of keys that `?` opens. A test compares it with the editor's tools. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    name: 'Em qualquer tela',
    shortcuts: [
      key(['?', 'Ctrl+/'], 'Atalhos do teclado'),
      key('Ctrl+K', 'Buscar em tudo (fora do texto)'),
      key('/', 'Ir para a busca da lista'),
      key('Ctrl+S', 'Salvar'),
      key('Esc', 'Fechar o que está aberto'),
    ],
  },
  {
    name: 'No texto',
    shortcuts: [
      key('Ctrl+K', 'Link (no texto)'),
      key('Ctrl+H', 'Localizar e substituir'),
      key('Ctrl+B', 'Negrito'),
      key('Ctrl+I', 'Itálico'),
      key('Ctrl+Shift+X', 'Tachado'),
      key('Ctrl+.', 'Sobrescrito'),
      key('Ctrl+,', 'Subscrito'),
      key('Ctrl+Z', 'Desfazer'),
      key('Ctrl+Shift+Z', 'Refazer'),
      key('Ctrl+Shift+V', 'Colar sem formatação'),
      key('Alt+F10', 'Ir para as ferramentas; Esc volta ao texto'),
    ],
  },
  {
    name: 'Blocos do texto',
    shortcuts: [
      key('/', 'Escolher um bloco, no começo de um parágrafo'),
      key('Ctrl+Alt+0', 'Texto'),
      key('Ctrl+Alt+2', 'Intertítulo'),
      key('Ctrl+Alt+3', 'Intertítulo menor'),
      key('Ctrl+Alt+9', 'Citação'),
      key('Ctrl+Alt+O', 'Olho'),
      key('Ctrl+Alt+8', 'Lista com marcadores'),
      key('Ctrl+Alt+7', 'Lista numerada'),
      key(['Tab', 'Shift+Tab'], 'Recuar ou trazer de volta um item; andar pelas células de uma tabela'),
    ],
  },
  {
    name: 'Comentários',
    shortcuts: [
      key('Ctrl+Alt+M', 'Comentar o trecho, ou abrir a conversa em que o cursor está'),
      key('Ctrl+Alt+J', 'Próximo trecho comentado'),
      key('Ctrl+Alt+K', 'Trecho comentado anterior'),
      key('Ctrl+Enter', 'Enviar o comentário'),
    ],
  },
]
