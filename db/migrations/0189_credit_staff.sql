update roles set permissions = permissions || '{credit:write}' where name in ('owner', 'manager');
