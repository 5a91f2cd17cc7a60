/** The words and colours of an import's state. */
export const statusWords = {
  waiting: ['Na fila', 'gray'],
  running: ['Importando', 'blue'],
  stopped: ['Parada', 'amber'],
  completed: ['Concluída', 'green'],
  failed: ['Falhou', 'red'],
  undoing: ['Desfazendo', 'amber'],
  undone: ['Desfeita', 'gray'],
} as const
