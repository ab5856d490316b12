/** Questions for a calculation, and what is cut out of the text before its goods are read. */
export const weightQuestion =
  /理论重量|理论重|理重|米重|(?:一|每)(?:支|根|张|片|件|米)(?:有|是)?多重|(?:多|几)(?:重|少公斤|少千克|公斤)|重量(?:是|有)?多少|有多重|合多少吨|是多少吨|theoretical (?:weight|mass)|how (?:heavy|much does .* weigh)|weight of/iu
export const zincQuestion =
  /锌耗|耗锌(?:量)?|用锌量|(?:要|需要?|用|消耗)(?:多少|几(?:吨|公斤))锌|多少(?:吨|公斤)?锌(?!锭)|zinc (?:consumption|pick-?up)|how much zinc/iu
export const questionWords =
  /理论重量|理论重|理重|米重|(?:一|每)(?:支|根|张|片|件|米)(?:有|是)?多重|(?:多|几)(?:重|少公斤|少千克|公斤)|重量(?:是|有)?多少|有多重|合多少吨|是多少吨|锌耗|耗锌(?:量)?|用锌量|(?:要|需要?|用|消耗)(?:多少|几(?:吨|公斤))锌|多少(?:吨|公斤)?锌(?!锭)|怎么算|计算|算一下|算算|theoretical (?:weight|mass)|zinc (?:consumption|pick-?up)|how much zinc|how heavy|weight of|[?？]/giu
/** Questions for the market price of zinc; a text with a quantity is a need. */
export const zincPriceQuestion =
  /(?:今天|今日|当前|现在|最新|目前|现货)?锌(?:锭)?的?(?:价格?|行情)(?!格?差)(?:是)?(?:多少|怎么样|如何|走势)?|沪锌|zinc (?:price|market|quote)s?|price of zinc/iu
/** Words that mean the exchange's contracts and not the spot market. */
export const futuresWords = /沪锌|期货|主力|合约|shfe|futures/iu
export const pricedQuantity = /\d\s*(?:吨|公斤|千克|t\b|kg|支|根|张|件|tons?|tonnes?)/iu
/** Sentences of a language model about money: prices come from the mall's resolver alone. */
export const moneySentence =
  /[¥￥$]\s*\d|\d[\d,.]*\s*(?:万)?\s*(?:元|块钱|人民币|rmb|cny|yuan|usd)|(?:单价|价格|报价|售价|总价|合计|price)\D{0,12}\d{2,}/iu
export const sentenceEnd = /(?<=[。！？!?；;\n])|(?<=[.])\s+/u
