/** Subjects of health, education, people and the services of a city. `lexicon.ts` says how a line is written. */
export const services = `
saúde*: saúde! SUS! hospital hospitalar médico médica enfermeiro enfermeira enfermagem paciente UBS! UPA! posto_de_saúde! unidade_de_saúde! unidade_básica secretaria_de_saúde! secretaria_da_saúde! ministério_da_saúde! pronto_socorro! ambulatório vacin* cirurgia cirurgião leito UTI! internação internado? doença diagnóstico sintoma tratamento? consulta_médica exame? remédio medicamento farmácia? epidem* surto? infecção infectado vírus dengue câncer diabetes hipertensão pediatr* ginecolog* cardiolog* oftalmolog* ortoped* psiquiatr* psicólog? fisioterap* nutricionista? clínica? maternidade parto? gestante? vigilância_epidemiológica! vigilância_sanitária! agente_comunitário plano_de_saúde! Samu? ambulância? Anvisa! Fiocruz! catarata transplante hemodiálise hemocentro! doador? telemedicina plantão? febre? gripe covid* sarampo aids HIV tuberculose hanseníase AVC infarto autismo? dentista odontolog* bucal prótese? obesidade colesterol saúde_da_família! atenção_básica! atenção_primária! santa_casa
saúde pública: SUS! UBS! UPA! posto_de_saúde! unidade_de_saúde! unidade_básica! secretaria_de_saúde! secretaria_da_saúde! ministério_da_saúde! vigilância_epidemiológica! vigilância_sanitária! epidemia! surto! vacinação! campanha_de_vacinação! dengue chikungunya zika agente_de_saúde! agente_comunitário! atenção_básica! leito hospital_público! hospital_municipal hospital_regional hospital_estadual fila_de_espera rede_pública
vacinação: vacin*! imunizante! imunização! campanha_de_vacinação! dose sarampo poliomielite HPV cartão_de_vacina! caderneta_de_vacinação! zé_gotinha!
dengue: dengue! aedes! chikungunya mosquito larva fumacê foco_do_mosquito! criadouro! água_parada
chikungunya: chikungunya!
gripe: gripe! influenza! H1N1!
epidemia: epidemia! surto_de!
covid-19: covid! coronavírus!
hospital: hospital! santa_casa! leito UTI pronto_socorro!
maternidade: maternidade! parto gestante recém_nascido obstetr*
SUS: SUS! sistema_único_de_saúde!
UPA: UPA! unidade_de_pronto_atendimento!
Samu: Samu!
mutirão de saúde: mutirão_de_cirurgia! mutirão_de_consulta! mutirão_de_exame! mutirão_de_saúde! carreta_da_saúde! mutirão_de_catarata!
cirurgias: cirurgia! cirurgia_eletiva! centro_cirúrgico! catarata
fila de espera: fila_de_espera! fila_do_sus! fila_por! na_fila fila_de_exame!
falta de médicos: falta_de_médico! sem_médico! falta_de_pediatra! sem_pediatra!
medicamentos: remédio! medicamento! farmácia_popular! insulina! antibiótico!
saúde mental: saúde_mental! CAPS! depressão! ansiedade! psicólog* psiquiatr*! suicídio! setembro_amarelo! burnout! terapia
câncer: câncer! oncolog*! tumor! quimioterapia! radioterapia! mamografia! outubro_rosa! leucemia! metástase!
saúde da mulher: mamografia! outubro_rosa! gestante pré_natal! ginecolog*! saúde_da_mulher! papanicolau! endometriose!
doação de sangue: hemocentro! doação_de_sangue! doador_de_sangue! doar_sangue! banco_de_sangue! tipo_sanguíneo! O_negativo!
transplante: transplante! transplantado! doação_de_órgãos!
doação de órgãos: doação_de_órgãos! doador_de_órgãos! captação_de_órgãos!
vigilância sanitária: vigilância_sanitária! Anvisa! interdit?
planos de saúde: plano_de_saúde! operadora_de_plano! Unimed ANS
enfermagem: enfermagem! enfermeir*! piso_da_enfermagem!
odontologia: dentista! odontolog*! saúde_bucal!
autismo: autis*! TEA espectro_autista!
nutrição: nutricionista! nutrição! dieta! alimentação_saudável!
alimentação: alimentação! alimento! refeição! comida? cozinha_comunitária! insegurança_alimentar!
dependência química: dependente_químico! dependência_química! comunidade_terapêutica!
zoonoses: zoonose! raiva leptospirose! leishmaniose! febre_maculosa!
educação*: educação! escola! escolar! aluno! aluna! professor! professora! ensino! matrícula creche! sala_de_aula! pedagóg* letivo! merenda CMEI! EMEF! EMEI! secretaria_de_educação! secretaria_da_educação! secretaria_municipal_de_educação! ministério_da_educação! MEC! universidade! universitári* faculdade! estudante vestibular! Enem! Fies! Prouni! Sisu! Inep! bolsista graduação! pós_graduação! mestrado? doutorado? alfabetiz* leitura? didático? diploma? volta_às_aulas! ano_letivo! rede_municipal_de_ensino! rede_estadual_de_ensino! instituto_federal! curso_técnico! Senai Senac currículo_escolar! prova? aprendiz* docente! magistério! colégio! jardim_de_infância! ensino_médio! ensino_fundamental! educador* disciplina? campus? reitor* Ideb! licenciatura! qualificação_profissional
ensino superior: universidade! universitári*! faculdade! vestibular! Enem! Fies! Prouni! Sisu! reitor*! campus! graduação! bolsista mestrado doutorado cotas
educação infantil: creche! CMEI! EMEI! educação_infantil! pré_escola! berçário! jardim_de_infância!
educação inclusiva: educação_inclusiva! sala_de_recursos! aluno_autista! aluno_com_deficiência! inclusão_escolar! escola_bilíngue!
educação ambiental: educação_ambiental! horta_escolar!
educação profissional: curso_técnico! curso_profissionalizante! educação_profissional! instituto_federal Senai! Senac! ensino_técnico! escola_técnica! qualificação_profissional!
escolas: escola! colégio! escolar
ensino médio: ensino_médio!
creche: creche! CMEI! EMEI!
matrículas: matrícula! rematrícula!
volta às aulas: volta_às_aulas! ano_letivo material_escolar! início_das_aulas! retorno_das_aulas!
merenda escolar: merenda! alimentação_escolar!
transporte escolar: transporte_escolar! ônibus_escolar! van_escolar!
professores: professor! professora! magistério! docente!
estudantes: aluno! aluna! estudante! universitário
universidade: universidade! reitor*! universitári* UF*
vestibular: vestibular! Enem
Enem: Enem! exame_nacional_do_ensino_médio!
alfabetização: alfabetiz*! EJA!
leitura: leitura! leitor! biblioteca livro?
biblioteca: biblioteca! bibliotecári*!
bolsas de estudo: bolsa_de_estudo! bolsista! Prouni!
concurso público: concurso_público! banca_organizadora! concurseiro! prova_objetiva cargo_efetivo! edital_do_concurso! concurso_da_prefeitura!
processo seletivo: processo_seletivo! seleção_simplificada! PSS! contratação_temporária!
cursos gratuitos: curso_gratuito! curso_de_graça! qualificação_profissional capacitação oficina_gratuita! vagas_em_curso!
qualificação profissional: qualificação_profissional! curso_profissionalizante! capacitação! curso_de_qualificação! Senai! Senac! Pronatec! curso_gratuito cursos_de
inscrições: inscrição! inscrições_abertas! inscrever
serviços*: segunda_via! passo_a_passo! tire_suas_dúvidas! saiba_como! veja_como! o_que_levar! horário_de_atendimento! horário_de_funcionamento! o_que_abre_e_fecha! como_solicitar! como_fazer! documentos_necessários! quem_tem_direito! prazo_termina agendamento? comprovante_de_endereço? documento_com_foto?
assistência social: assistência_social! CRAS! CREAS! vulnerabilidade_social! cadastro_único! CadÚnico! bolsa_família! abrigo? acolhimento? morador_de_rua população_de_rua cesta_básica aluguel_social! benefício_eventual! BPC! famílias_carentes! baixa_renda?
Bolsa Família: bolsa_família!
pessoas em situação de rua: situação_de_rua! morador_de_rua! população_de_rua! moradores_de_rua! albergue!
idosos: idoso! idosa! terceira_idade! envelhecimento! longevidade! aposentad? casa_de_repouso! asilo!
crianças: criança! infantil infância! brinquedo?
adolescentes: adolescente!
juventude: juventude!
mulheres: mulher! feminino? mulheres!
conselho tutelar: conselho_tutelar! conselheir*_tutelar!
adoção: adoção_de_crianças! fila_de_adoção! pais_adotivos! adotiv*!
pessoas com deficiência: deficiência! cadeirante! deficiente! PCD! acessibilidade Libras surdo! cego! cegueira! cão_guia!
acessibilidade: acessibilidade! cadeirante! Libras! rampa_de_acesso! braille! audiodescrição!
inclusão: inclusão! inclusiv*! autis* deficiência Libras
direitos humanos: direitos_humanos! tortura! refugiad* desaparecidos_políticos! trabalho_escravo racismo? defensoria
direitos da mulher: direitos_da_mulher! igualdade_de_gênero! empoderamento_feminino! casa_da_mulher! feminis*! dia_da_mulher!
igualdade racial: racismo! racial! negritude! consciência_negra! injúria_racial! antirracis*!
racismo: racismo! racista! injúria_racial!
LGBTQIA+: LGBT*! transexual! homofobia! parada_do_orgulho! travesti!
trabalho infantil: trabalho_infantil!
habitação*: habitação! habitacional! casa_própria! moradia! minha_casa! conjunto_habitacional! Cohab! aluguel_social! regularização_fundiária! déficit_habitacional! mutuário! casas_populares! sem_teto! despejo ocupação? loteamento residencial? escritura? unidade_habitacional!
moradia: moradia! casa_própria! aluguel despejo! casas_populares!
regularização fundiária: regularização_fundiária! título_de_propriedade! escritura! título_da_terra! titulação!
reintegração de posse: reintegração_de_posse! despejo!
obras*: obra! obras! construção pavimentação! asfalto! duplicação! viaduto! ponte construtora! empreiteira! canteiro! concretagem! recapeamento! terraplenagem! reforma revitalização! ordem_de_serviço! inauguração? trincheira alargamento! licitação_da_obra! secretaria_de_obras! engenheir? drenagem galeria_pluvial!
obra parada: obra_parada! obras_paradas! obra_abandonada! obra_inacabada! obra_atrasada! atraso_na_obra!
infraestrutura*: infraestrutura! pavimentação! asfalto! duplicação! viaduto! ponte drenagem! ferrovia hidrovia porto? aeroporto? saneamento rodovia? secretaria_de_infraestrutura! obra iluminação_pública! novo_PAC! PAC!
pavimentação: pavimentação! asfalt*! recapeamento! tapa_buraco! calçamento! pavimentad*!
ponte: ponte!
duplicação: duplicação! duplicar! duplicad*!
buracos: buraco! tapa_buraco! cratera!
iluminação pública: iluminação_pública! luminária! poste_de_luz! lâmpadas_de_led!
limpeza urbana: limpeza_urbana! gari! varrição! coleta_de_lixo! entulho! capina! roçada!
lixo: lixo! aterro_sanitário! lixão! coleta_seletiva resíduo*
coleta de lixo: coleta_de_lixo! lixo coleta_domiciliar! caminhão_de_lixo! taxa_de_lixo!
aterro sanitário: aterro_sanitário! lixão!
reciclagem: reciclagem! reciclável! coleta_seletiva! catador! recicla*!
urbanismo: plano_diretor! urbanismo! urbanista! zoneamento! uso_do_solo! verticalização! revitalização_do_centro! calçadão mobiliário_urbano! praça calçada?
plano diretor: plano_diretor! zoneamento!
praças e parques: parque_municipal! praça! área_verde! área_de_lazer!
saneamento*: saneamento! esgoto! rede_de_esgoto! estação_de_tratamento! adutora! abastecimento_de_água Sanepar! Sabesp! Copasa! Caesb! Cagece! Compesa! Casan! Corsan! Embasa! Cosanpa! Saneago! água_tratada! fossa marco_legal_do_saneamento! drenagem?
esgoto: esgoto!
abastecimento de água: abastecimento_de_água! adutora! reservatório! falta_de_água! água_potável água_encanada! poço_artesiano! Sabesp Sanepar Copasa Compesa Cagece Embasa
falta de água: falta_de_água! sem_água! desabastecimento! racionamento! rodízio_de_água! caminhão_pipa! carro_pipa! torneira_seca! torneiras_secas! água_acaba!
crise hídrica: crise_hídrica! racionamento! volume_morto! nível_dos_reservatórios! rodízio_no_abastecimento!
energia elétrica: energia_elétrica! falta_de_energia! falta_de_luz! conta_de_luz! apagão! Copel! Cemig! Celesc! Enel! Equatorial! Neoenergia! Energisa! Aneel! subestação! transformador rede_elétrica! hidrelétrica! queda_de_energia! sem_energia! sem_luz! tarifa_de_energia! fiação!
apagão: apagão! blecaute! falta_de_energia! falta_de_luz! sem_luz! sem_energia! queda_de_energia!
conta de luz: conta_de_luz! tarifa_de_energia! bandeira_vermelha! bandeira_tarifária!
energia solar: energia_solar! fotovoltaic*! painel_solar! painéis_solares! usina_solar! placas_solares!
energia renovável: energia_renovável! energia_eólica! eólic*! energia_solar biogás! hidrogênio_verde! energia_limpa! biomassa!
telefonia: telefonia! operadora_de_telefonia! sinal_de_celular! Anatel!
internet: internet! banda_larga! fibra_óptica! 5G! wi_fi! conectividade!
cemitério: cemitério! sepultura jazigo!
animais*: animal! animais! cachorro! cão! cães! gato! gata! veterinár*! castração! pet! bicho animais_de_rua! maus_tratos_a_animais! protetor*_de_animais! canil! abandono_de_animais! adoção_de_animais! filhote fauna cavalo? zoológico! macaco onça! capivara! jacaré! cobra? serpente! tamanduá! tartaruga! baleia! boto! golfinho! arara! papagaio! passarinho pássaro ave?
animais silvestres: animal_silvestre! animais_silvestres! fauna_silvestre! onça! capivara! jacaré! tamanduá! lobo_guará! jiboia! arara! tartaruga puma! jaguatirica! macaco bugio! sagui! ave_silvestre!
maus-tratos a animais: maus_tratos_a_animais! maus_tratos_contra_animais! abandono_de_animais! crueldade_animal!
proteção animal: causa_animal! adoção_de_animais! feira_de_adoção! protetor*_de_animais! castração! castramóvel! cães_de_rua! bem_estar_animal! canil abandono_de_animais!
castração: castração! castramóvel! castrar!
interdição: interdit*! interdição! bloquead*
prevenção: prevenção! prevenir!
inauguração: inaugur*!
capacitação: capacitação! curso_de_formação! qualificação_profissional
aulas suspensas: aulas_suspensas! suspensão_das_aulas! sem_aula!
escola pública: escola_pública! escola_estadual! escola_municipal! rede_pública
ensino fundamental: ensino_fundamental!
obras públicas: obra! licitação? secretaria_de_obras!
`
