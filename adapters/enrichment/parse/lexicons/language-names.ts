/** Names of human languages in English, German, French and Spanish, the usual ones also in Dutch, Italian, Portuguese and Polish, without case and accents. */
export const LANGUAGE_NAMES: ReadonlySet<string> = new Set(
  `english german french spanish italian portuguese dutch russian polish czech slovak hungarian romanian bulgarian greek turkish
  arabic hebrew persian farsi urdu hindi bengali punjabi gujarati marathi tamil telugu kannada malayalam nepali sinhala sinhalese
  chinese mandarin cantonese japanese korean vietnamese thai indonesian malay tagalog filipino swahili amharic hausa yoruba igbo zulu
  afrikaans danish swedish norwegian finnish icelandic estonian latvian lithuanian ukrainian belarusian serbian croatian bosnian
  slovenian slovene macedonian albanian armenian georgian azerbaijani kazakh uzbek mongolian latin catalan basque galician irish welsh
  scottish gaelic luxembourgish flemish maltese kurdish pashto dari somali tigrinya khmer lao burmese creole patois konkani oriya odia
  assamese sanskrit sindhi kashmiri asl esperanto visayan cebuano ilocano taiwanese hokkien javanese bahasa luganda ganda acholi luo kikuyu kinyarwanda kirundi lingala shona ndebele xhosa tswana sotho setswana sesotho chichewa bemba wolof fula fulani twi akan ewe oromo maori samoan tongan fijian hawaiian inuktitut navajo quechua guarani aymara breton occitan corsican frisian yiddish tatar kyrgyz turkmen tajik uyghur tibetan
  englisch deutsch franzosisch franzoesisch spanisch italienisch portugiesisch niederlandisch niederlaendisch russisch polnisch tschechisch
  slowakisch ungarisch rumanisch bulgarisch griechisch turkisch tuerkisch arabisch hebraisch persisch chinesisch japanisch koreanisch
  danisch schwedisch norwegisch finnisch ukrainisch serbisch kroatisch bosnisch slowenisch albanisch latein
  anglais allemand francais espagnol italien portugais neerlandais russe polonais tcheque slovaque hongrois roumain bulgare grec turc
  arabe hebreu persan chinois japonais coreen danois suedois norvegien finnois ukrainien serbe croate
  ingles aleman frances espanol castellano italiano portugues neerlandes holandes ruso polaco checo hungaro rumano griego turco
  hebreo persa chino japones coreano sueco noruego danes finlandes ucraniano valenciano euskera gallego catala valencia vasco arabe wolof berbere catalan basque luxembourgeois roumain albanais armenien vietnamien tamoul
  engels duits frans spaans italiaans portugees nederlands pools turks inglese tedesco francese spagnolo portoghese olandese russo polacco rumeno cinese
  ingles alemao frances espanhol italiano russo chines angielski niemiecki francuski hiszpanski włoski rosyjski polski ukrainski`.split(
    /\s+/u,
  ),
);
