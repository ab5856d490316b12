const fillers = ['市辖区', '县']
const fillerBeginnings = ['省直辖', '自治区直辖']

/** True for the names that stand in the code table where a municipality or a county has no city above it. */
export function isFillerCity(name: string): boolean {
  return fillers.includes(name) || fillerBeginnings.some((beginning) => name.startsWith(beginning))
}
