/** The country codes of one and two digits; all others have three. */
const parts = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,})$/

/** A number in E.164 in groups that can be read out: "+1 503 555 0123". Anything else stays as it is. */
export function formatPhone(phone: string): string {
  const [, code, rest] = parts.exec(phone) ?? []
  return code && rest ? `+${code} ${rest.replace(/\d{3}(?=\d{2})/g, '$& ')}` : phone
}
