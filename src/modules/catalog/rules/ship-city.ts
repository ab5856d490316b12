// A municipality is one city; the level below it in the list of regions has no name that anybody uses.
const municipalities = new Set(['11', '12', '31', '50'])

/** The start of a region code that names a city: four digits, two for a municipality. */
export function shipCity(regionCode: string): string {
  const province = regionCode.slice(0, 2)
  return municipalities.has(province) ? province : regionCode.slice(0, 4)
}

/** Cities that are meant by codes of an address, among those that goods ship from: a whole province stands for its cities. */
export function meantCities(codes: readonly string[], known: readonly string[]): readonly string[] {
  return [
    ...new Set(
      codes.flatMap((code) => {
        const city = shipCity(code)
        const within = city.length === 2 ? known.filter((one) => one.startsWith(city)) : []
        return within.length > 0 ? within : [city]
      }),
    ),
  ]
}
