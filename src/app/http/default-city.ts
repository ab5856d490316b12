import type { AppContext } from '../../api/handler.ts'
import { cityCodeOf, defaultCityCode } from '../../modules/site/rules/city-code.ts'
import { settingOr } from '../../modules/site/server/public.ts'

/**
 * The CityCode of a request where it names a city, else the city of the setting `default_city_code`. The setting is read
 * before the first request and again whenever the site changed: no request waits for it.
 */
export async function openCities(app: AppContext) {
  let usual = defaultCityCode
  const learn = async (): Promise<void> => {
    usual = cityCodeOf(await settingOr(app.read, 'default_city_code', defaultCityCode))
  }
  // A database that is away at the start is no reason not to serve: the usual city stands until it answers.
  await learn().catch(() => undefined)
  return { cityOf: (asked: string | undefined): string => cityCodeOf(asked, usual), learn }
}
