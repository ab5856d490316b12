/** What the mall is searched for from each calculator, in the trade's own words. */
export const goodsWord = {
  zinc: '0#锌锭',
  pipe: '热镀锌焊管',
  tube: '热镀锌方管',
  angle: '热镀锌角钢',
  channel: '热镀锌槽钢',
  flat: '热镀锌扁钢',
  round: '热镀锌圆钢',
  sheet: '热镀锌卷',
  guardrail: '波形梁护栏板',
  inoxSheet: '不锈钢板',
  inoxPipe: '不锈钢管',
} as const

/** Nominal diameter by outside diameter in mm (GB/T 3091 series 1). */
export const nominalDiameters: Readonly<Record<string, number>> = {
  '21.3': 15,
  '26.9': 20,
  '33.7': 25,
  '42.4': 32,
  '48.3': 40,
  '60.3': 50,
  '76.1': 65,
  '88.9': 80,
  '114.3': 100,
  '139.7': 125,
  '168.3': 150,
  '219.1': 200,
}
