export type PayoutAccountForm = {
  readonly accountName: string
  readonly bankName: string
  readonly branch: string
  readonly accountNumber: string
}

/** The digits of an account number, without the spaces and hyphens with which it is printed. */
export function accountDigits(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '')
}

/** What is wrong with the fields of a bank account, by field. */
export function payoutAccountProblems(form: PayoutAccountForm): Partial<Record<keyof PayoutAccountForm, string>> {
  const isShort = (text: string) => Array.from(text.trim()).length < 2
  return {
    ...(isShort(form.accountName) ? { accountName: 'settlement.accountNameNeeded' } : {}),
    ...(isShort(form.bankName) ? { bankName: 'settlement.bankNameNeeded' } : {}),
    ...(isShort(form.branch) ? { branch: 'settlement.branchNeeded' } : {}),
    // Corporate accounts have 9 digits at the shortest and 32 at the longest.
    ...(/^[0-9]{9,32}$/.test(accountDigits(form.accountNumber)) ? {} : { accountNumber: 'settlement.accountNumberWrong' }),
  }
}
