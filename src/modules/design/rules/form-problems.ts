/** Why an application to be a designer cannot be handed in, by field: keys of this module's words. */
export function designerProblems(form: { realName: string; fields: string; introduction: string }): Readonly<Record<string, string>> {
  return {
    ...([...form.realName].length < 2 ? { realName: 'design.realNameRequired' } : {}),
    ...(form.fields === '' ? { fields: 'design.fieldsRequired' } : {}),
    ...([...form.introduction].length < 20 ? { introduction: 'design.introductionShort' } : {}),
  }
}

/** Why designers cannot be asked, by field. `today` is the day in Shanghai. */
export function requestProblems(
  form: { title: string; requirement: string; wantedDate: string; budget: bigint | null | undefined },
  today: string,
): Readonly<Record<string, string>> {
  return {
    ...([...form.title].length < 2 ? { title: 'design.titleRequired' } : {}),
    ...([...form.requirement].length < 10 ? { requirement: 'design.requirementShort' } : {}),
    ...(form.budget === undefined || (form.budget !== null && form.budget <= 0n) ? { budget: 'design.budgetInvalid' } : {}),
    ...(form.wantedDate !== '' && form.wantedDate < today ? { wantedDate: 'design.dateInvalid' } : {}),
  }
}
