/** General names that any of their kinds answers. */
export const interchangeable: ReadonlySet<string> = new Set(['guardrail', 'boxTube', 'anyPassivator', 'squareTube', 'rectTube'])
/** Values that do not choose goods: papers, what is promised beyond the need, packs. */
export const tradeCodes: ReadonlySet<string> = new Set([
  'standard',
  'coatMass',
  'coatUm',
  'percent',
  'pack',
  'origin',
  'pressure',
  'mgPct',
  'depth',
  'web',
  'flange',
  'ingotKg',
])
/** Values without which goods of a size or a kind are not chosen: a line that leaves one out is confirmed. */
export const requiredOfSize: Readonly<Record<string, readonly (readonly string[])[]>> = {
  angle: [['a'], ['t']],
  flat: [['w'], ['t']],
  round: [['d', 'wire']],
  model: [['model']],
  beam: [['h'], ['b']],
  box: [['a'], ['t']],
  pipe: [['dn', 'od']],
  tube: [['od'], ['t']],
  sheet: [['t'], ['w']],
  bolt: [['thread'], ['l']],
  ubolt: [['d']],
  wave: [['t']],
  post: [['od'], ['l']],
  tray: [['a'], ['b']],
  purlin: [['h'], ['t']],
  grating: [['mesh']],
  tread: [['a'], ['b']],
  crossarm: [['a'], ['l']],
  strand: [['d', 'strandType']],
  pole: [['l']],
}
export const requiredOfKind: readonly (readonly [kinds: RegExp, code: string])[] = [
  [/^(?:zincIngot|dieCastAlloy)$/, 'grade'],
  [/^inox(?!Bolt)|^flange$/, 'steelGrade'],
  [/^al(?:Sheet|Round|CastIngot)$/, 'alloy'],
  [/^(?:hexBolt|towerBolt)$/, 'strength'],
  [/^flange$/, 'dn'],
]
/** Names of materials that also stand for what is cast of them; with 锭 they are always goods. */
export const bareMaterial = /^(?:锌铝合金|锌铝镁|锌合金|锌镍合金|镀铝锌|钢板)$/
export const impliedCoat = '热镀锌'
