/** The city that freight and stock are shown for until somebody chooses one or the setting `default_city_code` does: Shanghai. */
export const defaultCityCode = '310100'

// A city is two digits of the province, two of the city and two zeros.
const cityShape = /^(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|81|82)[0-9]{2}00$/

/** The CityCode of a request (specification §7) as every call may rely on it: one that is no city's becomes the default. */
export function cityCodeOf(asked: string | undefined, usual = defaultCityCode): string {
  return asked !== undefined && cityShape.test(asked) ? asked : usual
}
