/** The words of generated articles, common in Portuguese newspapers. The most frequent come first. */
export const words =
  `prefeitura cidade moradores obra escola saúde câmara governo estado projeto família trabalho água rua bairro ônibus
estudantes professores hospital pacientes produção feira comércio preço chuva estrada rio energia cultura festival jogo time campeonato
vereadores orçamento licitação contrato empresa emprego salário indústria exportação safra soja milho café algodão pecuária leite
cooperativa agricultores assentamento comunidade indígena quilombola território floresta cerrado caatinga pantanal amazônia incêndio
desmatamento clima temperatura seca enchente barragem saneamento esgoto lixo reciclagem coleta energia solar eólica transmissão
transporte trânsito acidente rodovia pedágio ferrovia aeroporto porto embarque motorista passageiro tarifa gratuidade bicicleta calçada
praça parque museu teatro cinema música dança literatura cordel artesanato sanfona carnaval romaria procissão padroeira igreja
universidade pesquisa laboratório cientistas vacina vacinação dengue posto médico enfermeira cirurgia consulta exame fila remédio
segurança polícia bombeiros resgate investigação denúncia julgamento tribunal defensoria promotoria sentença direito eleição eleições
candidato partido voto urna campanha debate proposta decreto lei emenda votação sessão comissão audiência conselho associação sindicato
greve protesto acordo negociação aumento inflação juros crédito dívida imposto arrecadação investimento turismo hotel restaurante
cozinha receita farinha mandioca peixe carne fruta verdura merenda creche infância juventude idosos aposentadoria benefício assistência
moradia aluguel terreno construção cimento tijolo engenheiro arquiteta prédio patrimônio histórico memória arquivo fotografia rádio
internet celular aplicativo computador programa curso oficina formação bolsa vestibular ensino leitura biblioteca livro jornal notícia`
    .split(/\s+/)
    .filter((word, index, all) => all.indexOf(word) === index)
