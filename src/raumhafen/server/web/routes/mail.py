"""Mail addresses and forgotten passwords."""

import asyncio
import re

from litestar import Response
from litestar.params import JSONBody

from raumhafen.server.errors import Refusal
from raumhafen.server.services.bundle import Services
from raumhafen.server.store.records import UserRecord
from raumhafen.server.web.links import CONFIRM, RECOVER, Link, make_link, read_link
from raumhafen.server.web.routes.accounts import confirm, me_of, signed_in_alone
from raumhafen.server.web.routes.shared import AHub, AnyRequest, AUser, SomeServices, post
from raumhafen.server.web.security import hash_password, stamp_of
from raumhafen.server.wire import ForgottenBody, MailBody, MailInfo, Me, RecoveryBody, TokenBody

ADDRESS = re.compile(r"[a-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}")


def clean_address(given: str) -> str:
    """Small letters: hardly a mail server tells them apart, and one address is one account."""
    address = given.strip().lower()
    if len(address) > 200 or not ADDRESS.fullmatch(address):
        raise Refusal("error-mail-address")
    return address


@post("/me/mail", status_code=200)
async def ask_for_mail(
    request: AnyRequest, services: SomeServices, user: AUser, data: JSONBody[MailBody]
) -> Me:
    """Sends a link to an address, which counts once the link was followed; none takes it away."""
    await confirm(user, data.password)
    if not data.mail.strip():
        await services.users.change(user.id, mail=None)
        user.mail = None
        return me_of(user)
    address = clean_address(data.mail)
    token = make_link(request.app.state.secret, Link(CONFIRM, user.id, address))
    await services.mail.link(user, address, CONFIRM, token)
    return me_of(user)


@post("/mail/confirm", status_code=200)
async def confirm_mail(
    request: AnyRequest, services: SomeServices, data: JSONBody[TokenBody]
) -> MailInfo:
    """Whoever reads the mail may confirm it, signed in or not."""
    link = read_link(request.app.state.secret, CONFIRM, data.token)
    user = await services.users.get(link.user)
    if user is None or user.guest:
        raise Refusal("error-link", status=403)
    await services.users.change(user.id, mail=link.proof)
    return MailInfo(user.name, link.proof)


@post("/recover", status_code=204)
async def recover(
    request: AnyRequest, services: SomeServices, data: JSONBody[ForgottenBody]
) -> None:
    """The same answer whether somebody has this address or not, and at the same time."""
    if not services.mail.works:
        raise Refusal("error-mail-off", status=409)
    address = clean_address(data.mail)
    services.tasks.spawn(send_recovery(services, request.app.state.secret, address))


async def send_recovery(services: Services, secret: str, address: str) -> None:
    user = await services.users.by_mail(address)
    if user is not None and user.banned is None:
        token = make_link(secret, Link(RECOVER, user.id, stamp_of(user)))
        await services.mail.link(user, address, RECOVER, token)


@post("/recover/password", status_code=200)
async def set_password(
    request: AnyRequest, hub: AHub, services: SomeServices, data: JSONBody[RecoveryBody]
) -> Response[Me]:
    """A new password, by which the link is used up and all sessions end."""
    link = read_link(request.app.state.secret, RECOVER, data.token)
    user = await recovered(services, link)
    user.password = await asyncio.to_thread(hash_password, data.new)
    await services.users.change(user.id, password=user.password)
    return await signed_in_alone(request, hub, services, user)


async def recovered(services: Services, link: Link) -> UserRecord:
    user = await services.users.get(link.user)
    if user is None or user.mail is None or stamp_of(user) != link.proof:
        raise Refusal("error-link", status=403)
    if user.banned is not None:
        raise Refusal("error-banned", status=403)
    return user


ROUTES = (ask_for_mail, confirm_mail, recover, set_password)
