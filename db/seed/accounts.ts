/** Two people of the demo world; their passwords are printed at the start and are for demos only. */
export const demoAccounts = {
  shopper: { name: 'Ada Moreno', email: 'ada@gymfolk.example', password: 'squat-the-demo' },
  admin: { name: 'Jonas Thiel', email: 'jonas@gymfolk.example', password: 'admin-the-demo' },
} as const
