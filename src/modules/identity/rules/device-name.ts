const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
]
// The order matters: most programs also name the ones that they descend from.
const programs: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/, 'WeChat'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/QQBrowser/, 'QQ Browser'],
  [/UCBrowser/, 'UC Browser'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** What a person recognises of a user agent, such as `Chrome · Windows`; empty when it says nothing known. */
export function deviceName(userAgent: string): string {
  const known = (names: typeof systems) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [known(programs), known(systems)].filter((name) => name !== undefined).join(' · ')
}
