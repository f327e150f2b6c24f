/** With whom a routine is shared: nobody, whoever has its link, or also who reads the profile. Apart from the calls, so that pages load no checks for it. */
export const routineSharing = ['none', 'link', 'profile'] as const
