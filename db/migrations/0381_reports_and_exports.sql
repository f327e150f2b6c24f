-- Figures, and files of people's data, have permissions of their own (decision 78). Who may see orders and customers anyway, beside support, keeps both.
update roles set permissions = permissions || '{reports:read,exports:read}'
where name in ('owner', 'manager')
  or (name not in ('customer', 'support', 'warehouse', 'editor', 'moderator') and permissions @> '{orders:read,customers:read}');
