/** Verbs as headlines have them, which look like nouns. */
export const headlineVerbs = new Set(
  `manda cria abre fecha recebe leva lanca muda comeca ganha perde vence faz pede quer vai tera deve pode cai sobe volta para passa aprova rejeita anuncia inicia encerra destroi deixa prende
solta morre mata homenageia celebra troca zera isola monta chega vira ficam fica segue mantem amplia reduz corta paga cobra vende compra entrega derruba chora enterra expoe mostra sofre bate registra
decreta investiga julga condena absolve suspende libera proibe autoriza retoma instala inaugura reabre reune discute debate apresenta oferece promove realiza prepara espera busca procura encontra
descobre revela aponta indica diz atinge supera alcanca lidera disputa enfrenta ameaca atrasa adia antecipa transforma atravessa aplica renova colhe planta acha conclui recupera aposta dedica poderao
conta cede tomba encalha furta rouba renda cai pega usa serve abriga atende ajuda exige gera garante evita ocupa marca cumpre estuda defende nega admite contrata demite treina acolhe
empata arrasta reprova goleia derrota tropeca estreia sonha aproxima elimina classifica avanca recua sobra emite envia remove retira leiloa
doa arrecada tramita veta sanciona promulga nomeia exonera afasta assume define escolhe elege lota reage surge foge escapa invade ataca
agride fere esfaqueia atira persegue localiza identifica flagra resgata socorre transfere interna imuniza testa confirma descarta orienta
recomenda explica lembra completa comemora festeja recebeu embarca exporta importa fatura lucra emprega fabrica produz processa fiscaliza
interdita bloqueia alaga inunda transborda desaba apaga combate controla monitora mede avalia calcula estima projeta preve planeja constroi
pavimenta asfalta duplica sinaliza ilumina limpa arboriza recicla economiza gasta quita negocia renegocia parcela desconta isenta tributa`
    .split(/\s+/)
    .filter(word => word !== 'renda'),
)
