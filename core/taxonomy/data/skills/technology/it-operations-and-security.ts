/** IT operations: systems, virtualisation, storage, networks, telecoms, cloud, DevOps, monitoring, support, service management, security, certificates. Format: ../README.md */
export const skills = String.raw`
# Systems and servers
it-infrastructure | IT infrastructure | technical | <IT infrastructure management; <Systems infrastructure; IT-Infrastruktur; Infrastructure informatique; Infraestructura de TI; Infraestructura informática; ICT infrastructure; <Server infrastructure; <Enterprise infrastructure
it-operations | IT operations | professional | IT-Betrieb; Exploitation informatique; Operaciones de TI; IT operations support | it-infrastructure
operating-systems | Operating systems | technical | <OS installation; <Operating system installation; <Installing operating systems; Betriebssysteme; Systèmes d'exploitation; Sistemas operativos; <OS upgrades; <Operating system upgrades; <OS troubleshooting
system-administration | System administration | technical | Sysadmin; Sys admin; System admin; Computer systems administration; System administrator skills; Systemadministration; Administration système; Administration de systèmes; Administración de sistemas; Systembetreuung; Systemverwaltung; IT administration?; <Administration systèmes et réseaux; <Administración de sistemas y redes | operating-systems | windows; linux; unix; network; networks; software; vmware; backup; directory; sap; oracle
server-administration | Server administration | technical | Server management?; <Server maintenance; <Server configuration; <Server installation; <Server builds; <Server deployment; Serveradministration; <Server migration; <Server upgrades; <Server monitoring; <Server consolidation; Administration de serveurs; Administración de servidores; <Server troubleshooting; Serverbetreuung; <Server provisioning; <Server decommissioning | system-administration | windows; linux; vmware; unix; active directory; sql; backup; azure; aws; virtualization; network; network administration; exchange; cloud; system administration; hardware; storage; dns; web
server-hardware | Server hardware | technical | <Blade servers; <Rack servers; <Rackmount servers | it-infrastructure
dell-poweredge | Dell PowerEdge | tool | PowerEdge; <iDRAC; <Dell blade servers | server-hardware
hpe-proliant | HPE ProLiant | tool | HP ProLiant; ProLiant; <HP iLO; <Compaq ProLiant | server-hardware; hpe-servers
hpe-servers | HPE servers | tool | HP servers; Hewlett Packard servers; Hewlett-Packard servers | server-hardware
cisco-ucs | Cisco UCS | tool | UCS Manager; <UCS blades; Cisco Unified Computing System | server-hardware
hpe-bladesystem | HPE BladeSystem | tool | HP BladeSystem; <HP c7000; HP blade servers | server-hardware
hpe-synergy | HPE Synergy | tool | | server-hardware
ibm-bladecenter | IBM BladeCenter | tool | BladeCenter | server-hardware
ibm-system-x | IBM System x | tool | IBM xSeries | server-hardware
ibm-servers | IBM servers | tool | | server-hardware
lenovo-thinksystem | Lenovo ThinkSystem | tool | | server-hardware
supermicro | Supermicro | tool | | server-hardware
oracle-sparc-servers | Oracle SPARC servers | tool | Sun servers; Sun Sparc; SPARC servers; Sun Fire servers; Sun Microsystems servers | server-hardware
data-centre-operations | Data centre operations | technical | Data center operations; Data center management; Data centre management; <Data center migration; <Data center infrastructure; Rechenzentrumsbetrieb; <Rack and stack?; <Racking and stacking?; <Rack & stack?; <Racking servers; <Rack installation?; <Server room; Data center support; <Smart hands; <Remote hands; <Data center consolidation; <Data center relocation; <Computer room operations; Data center?; Data centre?; Datacenter?; Datacentre?; Rechenzentrum?; Centre de données?; Centro de datos?; <DCIM; <Colocation? | it-infrastructure | server; servers; network; cloud; infrastructure; vmware; virtualization; san; cisco; windows; linux; migration; backup; checkmk; hosting; iot; switches; dcim
windows | Microsoft Windows | tool | MS Windows; Windows OS; Windows operating systems; Microsoft Windows operating systems; Windows platforms; Windows Betriebssysteme; Windows PC; Windows PCs; Windows (all versions); All versions of Windows; All Windows platforms; Windows?; <Windows workstations; <Windows desktop?; Windows client?; <Windows troubleshooting; <Windows support?; <Windows desktop support; <Windows registry; Microsoft Windows operating system; <Windows registry entries | windows-user; operating-systems; microsoft-operating-systems | linux; unix; xp; microsoft; os; macos; macintosh; vmware; pc; solaris; ubuntu; nt; troubleshooting; ms office; ms dos
microsoft-operating-systems | Microsoft operating systems | tool | Microsoft operating system | operating-systems
windows-administration | Windows administration | technical | Windows system administration; Microsoft Windows administration; Windows systems administration; Administration Windows; Windows-Administration | windows
windows-10 | Windows 10 | tool | Win 10?; Win10; Microsoft Windows 10; MS Windows 10; Windows 10 Pro; <Windows 10 Enterprise; <Windows 10 migration; <Windows 10 deployment; <Windows 10 support; Windows 10 OS | windows | windows; xp; vista; linux; microsoft; active directory; desktop; laptops; sccm; imaging; ms office; outlook; unix; server; office 365; mac; macos; ubuntu; office; nt
windows-11 | Windows 11 | tool | Microsoft Windows 11; Win 11?; Win11; Windows 11 Pro; <Windows 11 migration | windows | windows; xp; vista; linux; microsoft; active directory; desktop; laptops; sccm; imaging; ms office; outlook; unix; server; office 365; mac; macos; ubuntu; office; nt
windows-7 | Windows 7 | tool | Win 7?; Win7; Microsoft Windows 7; MS Windows 7; Windows 7 Professional; <Windows 7 Enterprise; <Windows 7 Ultimate; <Windows 7 migration; <Windows 7 deployment; Windows 7 OS; Windows Seven; Windows 7 Pro | windows | windows; xp; vista; linux; microsoft; active directory; desktop; laptops; sccm; imaging; ms office; outlook; unix; server; office 365; mac; macos; ubuntu; office; nt
windows-8 | Windows 8 | tool | Windows 8.1; Win 8?; Win8; Microsoft Windows 8; Windows 8/8.1; MS Windows 8 | windows | windows; xp; vista; linux; microsoft; active directory; desktop; laptops; sccm; imaging; ms office; outlook; unix; server; office 365; mac; macos; ubuntu; office; nt
windows-xp | Windows XP | tool | Win XP; WinXP; Windows XP Professional; Windows XP Pro; Microsoft Windows XP; MS Windows XP; XP Professional | windows
windows-vista | Windows Vista | tool | Win Vista; Microsoft Windows Vista | windows
windows-2000 | Windows 2000 | tool | Win 2000?; Win2K; Windows 2000 Professional; Microsoft Windows 2000; <Windows 2000 Server; <Windows Server 2000 | windows | windows; xp; vista; linux; microsoft; active directory; desktop; laptops; sccm; imaging; ms office; outlook; unix; server; office 365; mac; macos; ubuntu; office; nt
windows-9x | Windows 9x | tool | Win9x; <Windows 95; <Windows 98; <Windows ME; <Windows Millennium; <Win 95?; <Win 98?; <Win95; <Win98; <Windows 95/98; <Windows 98/ME | windows | windows; xp; vista; linux; microsoft; active directory; desktop; laptops; sccm; imaging; ms office; outlook; unix; server; office 365; mac; macos; ubuntu; office; nt
windows-3-x | Windows 3.x | tool | <Windows 3.1; <Windows 3.11; Windows for Workgroups | windows
os-2 | OS/2 | tool | IBM OS/2; OS/2 Warp | operating-systems
ms-dos | MS-DOS | tool | DOS?; MSDOS; <DOS commands; DOS command line; Microsoft DOS | microsoft-operating-systems | windows; unix; linux; xp; nt; novell; solaris; mvs
pc-dos | PC DOS | tool | IBM PC DOS | microsoft-operating-systems
dr-dos | DR-DOS | tool | | microsoft-operating-systems
windows-command-line | Windows command line | technical | Command prompt; CMD prompt; Windows command prompt; cmd.exe | windows
windows-server | Windows Server | tool | Microsoft Windows Server; MS Windows Server; <Windows Server administration; Windows Server 2003; Windows Server 2008; Windows Server 2008 R2; Windows Server 2012; Windows Server 2012 R2; Windows Server 2016; Windows Server 2019; Windows Server 2022; Windows Server 2025; Windows 2003; Windows 2008; Windows 2012; Windows 2016; Windows 2019; Win 2003?; Win 2008?; Win2003; Win2008; Windows 2003 Server; Windows 2008 Server; Windows 2012 Server; Windows Server 2003/2008; Windows Server 2008/2012; Windows Server 2003/2008/2012; Windows Server 2008/2012/2016; Windows Server 2012/2016; Windows Server 2012/2016/2019; Windows Server 2016/2019; Windows Server 2016/2019/2022; Windows 2008 R2; Windows 2012 R2; Microsoft Server; MS Server; Server 2003?; Server 2008?; Server 2008 R2; Server 2012?; Server 2012 R2; Server 2016?; Server 2019?; Server 2022?; Server 2003/2008; Server 2008/2012; Microsoft Server 2008; Microsoft Server 2012; <Windows Server Core; serveur Windows; serveurs Windows; Windows-Server | windows; server-administration | windows; active directory; exchange; sql; dns; dhcp; vmware; hyper-v; iis; citrix; sccm; r2; microsoft; linux; xp; powershell; azure; gpo; red hat
windows-sbs | Windows Small Business Server | tool | Small Business Server; Windows SBS; SBS 2003; SBS 2008; SBS 2011; Microsoft SBS | windows-server
windows-nt | Windows NT | tool | Windows NT 4.0; Windows NT Server; WinNT; NT 4.0; NT Server; Microsoft Windows NT; Win NT; Windows NT Workstation; NT Workstation; NT?; MS Windows NT; Windows NT 3.51 | windows | windows; xp; novell; unix; dos; netware; mcse; solaris
active-directory | Active Directory | tool | AD?; Microsoft Active Directory; MS Active Directory; Windows Active Directory; <Active Directory administration; Active Directory Domain Services; AD DS; ADDS?; <Active Directory Users and Computers; <ADUC; <Active Directory user management; <AD administration?; <AD user accounts; <Domain controllers?; <Active Directory management; <Active Directory support; <Active Directory migration; <Active Directory accounts; Directorio Activo; Annuaire Active Directory; <Active Directory design; <AD users and computers; <User administration in Active Directory; AD Domain Services; <Windows domain administration | windows-server | dns; dhcp; windows; gpo; microsoft; sccm; ldap; azure; vmware; o365; citrix
group-policy | Group Policy? | technical | Group Policy Objects; Group Policy Management?; GPO?; Gruppenrichtlinien; Stratégies de groupe; Directivas de grupo; <GPMC; Group Policy administration?; AD Group Policy; Active Directory Group Policy; <Group policy editor; Windows Group Policy; Microsoft Group Policy; Active Directory GPO | active-directory | directory; windows; dns; dhcp; sccm; microsoft; active directory; ad; gpos
azure-ad | Microsoft Entra ID | tool | Azure AD; Azure Active Directory; Entra ID; Microsoft Entra; Azure Entra ID; AAD?; <Azure AD Connect; <AD Connect; <Azure AD B2C; <Azure AD B2B; Entra?; MS Entra; <Azure AD Join; Microsoft Azure Active Directory; AzureAD; <Conditional Access policies; <Hybrid Azure AD | identity-access-management | azure; intune; sso; mfa; microsoft; m365; o365
user-account-management | User account management | technical | User accounts; User account administration; User administration; <Password resets; <Resetting passwords; <Account unlocks; <Unlocking accounts; <Account creation IT; <User provisioning; <Access provisioning; <Account provisioning; <Creating user accounts; <User account creation; Benutzerverwaltung; Gestion des utilisateurs; Gestión de usuarios; <Provisioning users; <Account lockouts; <Reset passwords; User account maintenance; <User rights management; <User setup; <New user setup; <User profiles and permissions; <User accounts and permissions; <Password administration; <User security administration; User management?; <NTFS permissions; User access management; <User permissions | | accounts; active; directory; permissions; access; roles; password; passwords; windows; office; users; administration; exchange
exchange-server | Microsoft Exchange | tool | Exchange?; MS Exchange; Exchange Server; Microsoft Exchange Server; MS Exchange Server; Exchange 2003?; Exchange 2007?; Exchange 2010?; Exchange 2013?; Exchange 2016?; Exchange 2019?; Exchange 2000?; Exchange 5.5; Exchange Server 2003; Exchange Server 2007; Exchange Server 2010; Exchange Server 2013; Exchange Server 2016; Exchange 2003/2007; Exchange 2007/2010; Exchange 2010/2013; Exchange 2003/2007/2010; <Exchange administration; Microsoft Exchange 2010; <Exchange migration; <Exchange Management Console; <Microsoft Exchange administration; <Exchange mailboxes; <DAG Exchange; <Mailbox migration; <Exchange ActiveSync; <Exchange mailbox management | server-administration | mailbox; mailboxes; lync; sharepoint; dns; iis; vmware; o365; active directory; sccm; lotus; sendmail; postfix; mail servers; mail server
outlook-web-access | Outlook on the web | tool | Outlook Web Access; Outlook Web App; OWA? | | outlook; exchange; email; webmail; o365; activesync
email-administration | Email administration | technical | E-mail administration; Email systems administration; Mail system administration; <Mailbox administration | system-administration
office-365-administration | Microsoft 365 administration | technical | Office 365 administration; Office 365 admin; O365 administration; O365 admin; M365 administration; Microsoft 365 admin; <Microsoft 365 Admin Center; <Office 365 migration; <O365 migration; <Office 365 tenant; <Microsoft 365 tenant; <Office 365 admin center; <Office 365 support; <O365 support; <Office 365 Admin Portal; <Office 365 deployment; Microsoft Office 365 administration; <Office 365 administrator; <Microsoft 365 support; <Office 365 user management; <Microsoft 365 migration; MS 365 administration | microsoft-office
exchange-online | Exchange Online | tool | Office 365 Exchange; Office 365 Exchange Online; Exchange Admin Center; <Exchange Online Protection; Microsoft Exchange Online
google-workspace-administration | Google Workspace administration | technical | G Suite administration; Google Apps administration; GSuite administration; Google Admin Console
microsoft-teams-administration | Microsoft Teams administration | technical | Teams administration; Teams admin center
microsoft-purview | Microsoft Purview | tool | Security and Compliance Center; Microsoft Purview Compliance; Office 365 Compliance Center
sccm | Microsoft Configuration Manager | tool | SCCM?; System Center Configuration Manager; Microsoft SCCM; MS SCCM; MECM; ConfigMgr; SCCM 2012; SCCM 2007; SMS 2003; Systems Management Server; Microsoft SMS; <SCCM administration; Microsoft Endpoint Configuration Manager | windows | windows; active directory; patch; patching; wsus; powershell; group policy; gpo; vmware; office 365; o365; jamf; scom; mdt; bitlocker; citrix; desktop; laptops; servers; software distribution; osd
microsoft-system-center | Microsoft System Center | tool | MS System Center; System Center?; System Center 2012 | | sccm; scom; microsoft; intune; scvmm
altiris | Altiris | tool | Symantec Altiris; <Altiris Deployment Solution; <Altiris Notification Server; Symantec Management Platform
ivanti-endpoint-manager | Ivanti Endpoint Manager | tool | LANDesk; Landesk Management Suite | ivanti-software | landesk; endpoint; patch; itsm; helpdesk; sccm
ivanti-neurons | Ivanti Neurons | tool | | ivanti-software
ivanti-software | Ivanti software | tool | Ivanti? | | landesk; endpoint; patch; itsm; helpdesk; sccm
hcl-bigfix | HCL BigFix | tool | BigFix; IBM BigFix; Tivoli Endpoint Manager; IBM Endpoint Manager
quest-kace | Quest KACE | tool | KACE; Dell KACE; KACE SMA
pdq-deploy | PDQ Deploy | tool | PDQ? |  | sccm; intune; wsus; pdq inventory; active directory; powershell; patching; kace
pdq-inventory | PDQ Inventory | tool
micro-focus-zenworks | Micro Focus ZENworks | tool | ZENworks; Novell ZENworks; ZENworks Configuration Management
baramundi-management-suite | baramundi Management Suite | tool | Baramundi
matrix42 | Matrix42 | tool | <Empirum; <Matrix42 Empirum
hp-radia | HP Radia | tool | Radia?; HP Client Automation | | hp; sccm; altiris; opsware; software distribution
manageengine-endpoint-central | ManageEngine Endpoint Central | tool | ManageEngine Desktop Central; Desktop Central
automox | Automox | tool
action1 | Action1 | tool
tanium | Tanium | tool
intune | Microsoft Intune | tool | Intune; MS Intune; Windows Intune; <Intune administration; Azure Intune; Intune MDM; Microsoft Endpoint Manager | mdm | intune; endpoint; windows; azure; deployment; sccm; mdm; microsoft
windows-autopilot | Windows Autopilot | tool | Autopilot? | intune | intune; endpoint; sccm; mdm
mdm | Mobile device management | technical | Enterprise mobility management; <BYOD; Mobile device administration; <Mobile device configuration; <MDM solutions; Gestion de terminaux mobiles; EMM solutions
omnissa-workspace-one | Omnissa Workspace ONE | tool | VMware Workspace ONE; Workspace ONE; VMware AirWatch; AirWatch; <Workspace ONE UEM | mdm
mobileiron | MobileIron | tool | Mobile Iron; Ivanti MobileIron | mdm
blackberry-enterprise-server | BlackBerry Enterprise Server | tool | BES server; BlackBerry UEM; BES administration; BlackBerry administration; BlackBerry Enterprise; <BES 10 | mdm
ibm-maas360 | IBM MaaS360 | tool | MaaS360 | mdm
soti-mobicontrol | SOTI MobiControl | tool | MobiControl | mdm
cisco-meraki-systems-manager | Cisco Meraki Systems Manager | tool | Cisco Meraki MDM; Meraki MDM | mdm
good-technology | Good Technology? | tool | Good Mobile Messaging | mdm | blackberry; mdm; mobileiron; airwatch
jamf-pro | Jamf Pro | tool | Jamf; Casper Suite; JAMF Casper | mdm
jamf-now | Jamf Now | tool | | mdm
jamf-school | Jamf School | tool | | mdm
kandji | Kandji | tool | | mdm
mosyle | Mosyle | tool | | mdm
apple-business-manager | Apple Business Manager | tool | | mdm
apple-school-manager | Apple School Manager | tool | | mdm
apple-configurator | Apple Configurator | tool | | mdm
munki | Munki | tool | | mdm
apple-remote-desktop | Apple Remote Desktop | tool | | mdm
addigy | Addigy | tool | | mdm
hexnode | Hexnode | tool | | mdm
scalefusion | Scalefusion | tool | | mdm
citrix-endpoint-management | Citrix Endpoint Management | tool | Citrix XenMobile; XenMobile | mdm
manageengine-mobile-device-manager-plus | ManageEngine Mobile Device Manager Plus | tool | | mdm
mobile-device-support | Mobile device support | technical | Smartphone support; iPhone support; iPad support; Supporting mobile devices; Mobile phone support; <BlackBerry support; iOS and Android support
unified-endpoint-management | Unified endpoint management | technical | UEM; Endpoint management; Endpoint administration | mdm
patch-management | Patch management | technical | <Software patches; <Windows Updates; <Patch deployment; <Security patches; <Security patching; <Server patching; <OS patching; <Security updates; Patch administration; <Patches and updates; <Patches and upgrades; Patchmanagement; <Service packs; <Hotfixes; <Linux patching; Gestion des correctifs; <Vulnerability patching; <System patching; <Software patching; Gestión de parches; Patching?; <OS updates | | wsus; servers; windows; linux; vulnerability; sccm; unix; rhel; firmware
wsus | WSUS | tool | Windows Server Update Services; Microsoft WSUS | patch-management
system-imaging | System imaging | technical | Disk imaging; PC imaging; Computer imaging?; Imaging computers; Imaging PCs; Desktop imaging; <Re-imaging?; <Reimaging?; Imaging and deployment; Imaging workstations; <Reimaging computers; <Imaging laptops; <Laptop imaging; <PXE boot; <Sysprep; Image deployment; <Disk cloning; Workstation imaging; Imaging machines?; <PC cloning; <Windows imaging; <Master images; Imaging and software deployment; <OS deployment; Operating system deployment | | imaging; sccm; wds; mdt; pxe; windows; desktop; deployment; acronis; symantec; norton; cloning; image; desktops; laptops; pc; pcs; laptop; workstations; computers
symantec-ghost | Symantec Ghost | tool | Norton Ghost; Ghost?; Symantec Ghost Solution Suite | system-imaging | sccm; wds; mdt; pxe; acronis; symantec; norton; cloning; winpe; sysprep; clonezilla
clonezilla | Clonezilla | tool | | system-imaging
windows-deployment-services | Windows Deployment Services | tool | WDS?; Microsoft WDS | system-imaging | sccm; mdt; pxe; windows; acronis; symantec; norton; winpe; sysprep; wsus; dhcp
microsoft-deployment-toolkit | Microsoft Deployment Toolkit | tool | MDT?; Microsoft MDT | system-imaging | sccm; wds; pxe; windows; acronis; symantec; norton; winpe; sysprep; wsus; intune
fog-imaging | FOG imaging | tool | FOG Project? | system-imaging | clonezilla; imaging; pxe; linux; ghost; deployment; wds
installshield | InstallShield | tool | Install Shield?; Flexera InstallShield | software-packaging | msi; wix; wise; windows installer; nsis; inno setup; visual studio
smartdeploy | SmartDeploy | tool | | system-imaging
nsis-installer | NSIS installer | tool | Nullsoft Scriptable Install System; NSIS; NSIS scripts | software-packaging
inno-setup | Inno Setup | tool | | software-packaging
wix-toolset | WiX Toolset | tool | | software-packaging
chocolatey | Chocolatey? | tool | | windows | powershell; windows; winget; packages; homebrew; scoop; ansible; sccm; puppet; vagrant
software-packaging | Software packaging | technical | Application packaging; MSI packaging; Softwarepaketierung; MSIX packaging
software-distribution-it | Software distribution IT | technical | Télédistribution
hardware-deployment | Hardware deployment | technical | PC deployment; Desktop deployment; Computer deployment; Workstation deployment; Laptop deployment; PC rollout; Deploying computers; <PC refresh; <Desktop refresh; <Hardware refresh; Workstation build
iis | IIS | tool | Internet Information Services; Internet Information Server; Microsoft IIS; MS IIS; IIS 6.0; IIS 7; IIS 7.5; IIS 8; IIS 6; IIS 5.0; IIS 10; IIS 7.0; IIS web server; <IIS administration; Windows IIS; IIS server; IIS 6/7; IIS 7/8 | server-administration
web-server-administration | Web server administration | technical | Web servers; Web server management; Webserver-Administration | server-administration
file-print-servers | File and print services | technical | <File servers; <Print servers; File sharing administration; <Dateiserver; <Druckserver; <Serveurs de fichiers; <Servidores de archivos; File/print servers; File/Print; <Network shares; <File shares; <Drive mapping; <Mapping network drives; <Network printing | | server; windows; linux; active; directory; dns; dhcp; print; unix; nfs; samba; san; nas; ldap; apache; storage; ftp
samba | Samba? | tool | Samba server; Samba file server | file-print-servers | server; windows; linux; unix; nfs; samba; ldap; apache; storage; ftp; san; nas
network-file-system | Network File System | tool | NFS?; NFS server | file-print-servers | windows; linux; unix; nfs; samba; ldap; ftp; san; nas
smb-cifs | SMB protocol | tool | CIFS; SMB/CIFS | file-print-servers
dfs-replication | Distributed File System (Windows) | tool | DFS?; Microsoft DFS; <DFS Namespaces; <DFS Replication; Windows DFS; DFS file shares | file-print-servers | server; windows; linux; unix; nfs; samba; ldap; san; nas; active directory
remote-desktop-services | Remote Desktop Services | technical | Terminal Services; Terminal Server; Windows Terminal Server; Microsoft Terminal Services; RDS server; <RemoteApp; <Remote Desktop Gateway; Remote Desktop Server; <RD Gateway; <RDSH; Windows Terminal Services; Terminalserver; Servicios de Terminal Server | windows | windows; vpn; citrix; remote; server; ssh; vnc; teamviewer; desktop; vmware; dameware; bomgar
remote-desktop-protocol | Remote Desktop Protocol | technical | RDP?; Microsoft RDP | | windows; vpn; citrix; remote; server; ssh; vnc; teamviewer; desktop; vmware; dameware; bomgar
thin-clients | Thin clients | technical | <Wyse; <Wyse terminals; <Dumb terminals; Thin client computing
igel-os | IGEL OS | tool | IGEL thin clients
linux | Linux | tool | GNU/Linux; Linux OS; Linux operating system; Linux environment; Linux systems; Linux platform; Linux distributions; Linux command line; Linux commands; Linux CLI; Linux desktop; Linux distros; Linux basics; Linux-Kenntnisse; Linux variants; Various Linux distributions | operating-systems
arch-linux | Arch Linux | tool | | linux
linux-mint | Linux Mint | tool | | linux
gentoo | Gentoo | tool | Gentoo Linux | linux
slackware | Slackware | tool | Slackware Linux | linux
mandriva-linux | Mandriva Linux | tool | Mandrake Linux; Mandriva | linux
alpine-linux | Alpine Linux | tool | | linux
nixos | NixOS | tool | | linux
pop-os | Pop!_OS | tool | | linux
raspberry-pi-os | Raspberry Pi OS | tool | | linux
flatpak | Flatpak | tool | | linux
wayland | Wayland? | tool | | linux | x11; xorg; gnome; kde; linux; compositor; weston; yocto; qt; sway
gnome-desktop | GNOME desktop | tool | GNOME | linux
kde-plasma | KDE Plasma | tool | KDE? | linux | linux; gnome; qt; plasma; xfce; ubuntu; desktop environment; fedora; kubuntu
linux-administration | Linux administration | technical | Linux system administration; Linux server administration; Linux admin; Linux-Systemadministration; Administration Linux; Administration système Linux; Administración de Linux; Administración Linux; <Linux security; <Linux hardening; <Linux package management; <Linux performance tuning; <Linux troubleshooting; <Linux kernel tuning; <Linux networking; <Linux support; Linux engineering; <Linux servers | linux; server-administration | linux; unix; bash; shell; scripting; rhel; centos; ubuntu; pxe; solaris; jobs; redhat
systemd | systemd | tool | | linux-administration
selinux | SELinux | tool | Security-Enhanced Linux | linux-administration
iptables | iptables | tool | | linux-administration
cron | Cron? | tool | <Cron jobs; crontab | linux | linux; unix; bash; shell; scripting; rhel; centos; ubuntu; pxe; solaris; redhat; jobs; crontab
kickstart | Kickstart? | tool | Anaconda Kickstart | linux-administration | linux; unix; bash; shell; scripting; rhel; centos; ubuntu; pxe; solaris; redhat; crontab
lvm | LVM? | tool | Logical Volume Manager | linux-administration | linux; raid; partitions; rhel; ext4; volume; volumes; centos; filesystem; unix; storage; ubuntu; xfs; san; red hat
yum | YUM? | tool | YUM repository | linux-administration | linux; rpm; centos; redhat; rhel; apt; dnf; packages; repositories; unix
rpm-packaging | RPM packaging | tool | RPM package manager; RPM packages; RPM spec files; <rpmbuild | linux-administration
apt-package-manager | APT package manager | tool | apt-get | linux-administration
red-hat-satellite | Red Hat Satellite | tool | RHN Satellite | linux-administration
spacewalk | Spacewalk? | tool | | linux-administration | satellite; red hat; centos; rpm; katello; suse; puppet; rhel
freeipa | FreeIPA | tool | | linux-administration
red-hat-idm | Red Hat Identity Management | tool | Red Hat IdM
webmin | Webmin | tool | | linux-administration
cockpit-web-console | Cockpit web console | tool | Cockpit? | linux-administration | rhel; fedora; webmin; podman; centos
rsync | rsync | tool | | linux
red-hat | Red Hat Enterprise Linux | tool | RHEL; Red Hat?; RedHat; Red Hat Linux; RedHat Linux; RedHat Enterprise Linux; RHEL 6; RHEL 7; RHEL 8; RHEL 5; RHEL 9; RHEL 4; Red Hat Enterprise; Linux Red Hat; Linux RedHat; Linux RHEL; Red Hat server | linux | linux; centos; ubuntu; redhat; unix; debian; suse; rhel; solaris; oracle
centos | CentOS | tool | Cent OS; CentOS 7; CentOS 6; CentOS Linux; Linux CentOS; <CentOS Stream | linux
fedora | Fedora? | tool | Fedora Linux; Fedora Core; Linux Fedora; <Fedora Workstation | linux | linux; centos; ubuntu; redhat; unix; debian; suse; rhel; solaris; oracle
rocky-linux | Rocky Linux | tool | | linux
almalinux | AlmaLinux | tool | Alma Linux | linux
oracle-linux | Oracle Linux | tool | Oracle Enterprise Linux; OEL? | linux | linux; centos; ubuntu; redhat; unix; debian; suse; rhel; solaris; oracle
scientific-linux | Scientific Linux | tool | | linux
amazon-linux | Amazon Linux | tool | Amazon Linux 2 | linux; aws
ubuntu-debian | Ubuntu | tool | Ubuntu Linux; <Ubuntu Server; Linux Ubuntu; Ubuntu 16.04; Ubuntu 18.04; Ubuntu 20.04; Ubuntu 22.04; Ubuntu 14.04; Ubuntu 12.04; Ubuntu OS; Ubuntu 24.04 | linux
debian | Debian | tool | Debian Linux; Linux Debian; Debian GNU/Linux | linux
suse | SUSE Linux | tool | SuSE?; SLES; <SUSE Linux Enterprise; <SUSE Linux Enterprise Server; Novell SUSE; Linux SuSE; SUSE Enterprise Linux; SLES 11; SLES 12; Novell Linux; SLES 15 | linux | linux; red hat; redhat; rhel; centos; debian; ubuntu; fedora; unix; solaris; aix; sles; yast; rancher; vmware; sap hana
opensuse | openSUSE | tool | Open SUSE; openSUSE Leap | linux
unix | Unix | tool | Unix OS; UNIX systems; Unix operating system; Unix servers; Unix environment; Unix commands; Unix platforms; <Unix support; Unix command line; <Unix utilities; Sistema Unix | operating-systems
unix-administration | Unix administration | technical | Unix system administration; Administration Unix; Unix admin; Unix systems administration | unix; system-administration
sco-unix | SCO Unix | tool | SCO OpenServer | unix
unixware | UnixWare | tool | SCO UnixWare | unix
sgi-irix | SGI IRIX | tool | IRIX | unix
tru64-unix | Tru64 Unix | tool | Tru64; Digital Unix; Compaq Tru64 | unix
ultrix | Ultrix | tool | | unix
xenix | Xenix | tool | | unix
posix | POSIX | technical | <POSIX threads | unix
hp-ux | HP-UX | tool | HPUX; HP-UX 11i | unix
freebsd | FreeBSD | tool | Free BSD | unix
openbsd | OpenBSD | tool | | unix
netbsd | NetBSD | tool | | unix
solaris | Solaris? | tool | Sun Solaris; Oracle Solaris; Sun OS; Solaris 10; Solaris 9; Solaris 8; Solaris 11; <Solaris administration; <Solaris Zones; Sun Solaris 10; <JumpStart Solaris; Solaris Unix; <Solaris system administration | unix | unix; linux; aix; hp-ux; sun; sparc; oracle; veritas; windows; vmware; red hat; redhat; zfs; java; hpux; freebsd; sun microsystems; irix; shell; perl; weblogic; sybase; servers; server; c; tru64
veritas-volume-manager | Veritas Volume Manager | tool | VxVM; Veritas Storage Foundation
veritas-cluster-server | Veritas Cluster Server | tool | VCS Veritas; Veritas InfoScale; Veritas cluster | high-availability
aix | AIX? | tool | IBM AIX; <AIX administration; AIX 5.3; AIX 6.1; AIX 7.1; AIX Unix; <AIX system administration; <NIM server | unix | unix; linux; solaris; ibm; hp-ux; lpar; websphere; db2; oracle; windows
ibm-powervm | IBM PowerVM | tool | PowerVM; <VIO server; <IBM VIOS | aix
ibm-powerha | IBM PowerHA | tool | PowerHA; HACMP; IBM HACMP | high-availability
ibm-power-systems | IBM Power Systems | tool | <IBM pSeries; <pSeries; <RS/6000; IBM RS/6000 | server-hardware
bsd-and-vms | OpenVMS | tool | VAX/VMS; Open VMS; VMS operating system | operating-systems | freebsd; unix; linux; openbsd; solaris
bsd-unix | BSD Unix | tool | BSD? | unix | freebsd; unix; linux; openbsd; solaris
hpe-nonstop | HPE NonStop | tool | HP NonStop; Tandem NonStop; HP Tandem; Tandem Guardian
hp-3000 | HP 3000 | tool | MPE/iX
dec-vax | DEC VAX | tool | Digital VAX; VAX systems
macos | macOS | tool | Mac OS; Mac OS X; OS X; MacOS X; OSX; Apple macOS; Mac OSX; Apple OS X; Apple OSX; Macintosh OS; Macintosh operating system; Mac operating systems; Apple operating systems; <Mac OS 9; Mac OS 10; <macOS Catalina; <macOS Big Sur; <Snow Leopard OS; Mac platform; Macintosh?; Mac systems | operating-systems | os; windows; mac; pc; linux; computers; software; operating; adobe; photoshop; imac; x
mac-support | Mac support | technical | macOS support; Apple support; Mac desktop support; Mac OS support; Mac troubleshooting; Mac administration; macOS administration; <Apple products support | macos
mac-computers | Mac computers | technical | Macintosh computers; Apple computers; Apple Mac; Apple Macintosh; Mac Hardware; Macs?; <iMac; <MacBook; Apple Macintosh computers; <Apple hardware | | mac; apple; pc; windows; macos; os
macos-server | macOS Server | tool | Mac OS X Server; OS X Server; Mac server | macos
chrome-os | ChromeOS | tool | Chrome OS; <Chromebooks; <Google Chromebooks; Google Chrome OS; Chrome Enterprise; <Chromebox; <Chromebook management | operating-systems
novell-netware | Novell NetWare | tool | NetWare; Novell Netware 4.11; Novell Netware 5; Novell Network; Netware 4.x; Netware 3.12; <Novell servers; Netware 5.1; Novell?; <IPX/SPX; <IPX; <Novell NDS | server-administration | netware; windows; nt; unix; server; groupwise; network; mcse; lan
netiq-edirectory | NetIQ eDirectory | tool | Novell eDirectory; eDirectory; OpenText eDirectory | ldap
novell-open-enterprise-server | Novell Open Enterprise Server | tool | Open Enterprise Server
banyan-vines | Banyan VINES | tool
certified-novell-engineer | Certified Novell Engineer | certification | CNE Novell; Novell CNE | novell-netware
certified-novell-administrator | Certified Novell Administrator | certification | Novell CNA | novell-netware
mail-servers | Mail servers | technical | Email servers; Mailserver; Serveurs de messagerie; E-mail servers | server-administration
postfix | Postfix? | tool | | mail-servers | mail; smtp; dovecot; sendmail; linux; exim; spamassassin; imap; mta; apache; mysql; bind; squid
sendmail | Sendmail | tool | | mail-servers
zimbra | Zimbra | tool | Zimbra Collaboration | mail-servers
exim | Exim? | tool | | mail-servers | smtp; cpanel; postfix; sendmail; dovecot; linux
dovecot | Dovecot | tool | | mail-servers
mdaemon | MDaemon | tool | | mail-servers
qmail | qmail | tool | | mail-servers
hcl-domino | HCL Domino | tool | Domino server; IBM Domino; Domino Administrator; Lotus Domino administration; Lotus Domino | mail-servers
kerio-connect | Kerio Connect | tool | | mail-servers
hmailserver | hMailServer | tool | | mail-servers
roundcube | Roundcube | tool | | mail-servers
scalix | Scalix | tool | | mail-servers
smtp | SMTP | technical | SMTP server; SMTP relay; Simple Mail Transfer Protocol
imap | IMAP | technical
pop3 | POP3 | technical | Post Office Protocol
email-protocols | Email protocols | technical | POP/SMTP; POP/IMAP; IMAP/POP
apache-http-server | Apache HTTP Server | tool | Apache?; Apache web server; Apache HTTP; Apache HTTPD; httpd; Apache2; Apache 2; Apache 2.4; Apache server; Apache webserver; <mod_rewrite; <Apache Server administration; <.htaccess |  | mysql; php; linux; tomcat; nginx; web; server; unix; lamp; ubuntu; iis; perl; postgresql; centos; websphere; weblogic
xampp | XAMPP | tool
wampserver | WampServer | tool | WAMP; WAMP server
mamp | MAMP | tool | MAMP Pro
lamp-stack | LAMP stack | technical | LAMP?; LAMP environment | | php; mysql; apache; linux; web; wordpress; server
lemp-stack | LEMP stack | technical | LEMP
lighttpd | lighttpd | tool
caddy-web-server | Caddy web server | tool | Caddy server?; Caddy? |  | nginx; reverse; proxy; traefik; https; docker; apache; reverse proxy
mod-perl | mod_perl | tool | | perl
laragon | Laragon | tool
local-by-flywheel | Local by Flywheel | tool
nginx | Nginx | tool | Nginx web server; Engine-X; <Nginx reverse proxy; <Nginx Plus; <Nginx configuration
traefik | Traefik | tool | Traefik Proxy
varnish-cache | Varnish cache | tool | Varnish HTTP Cache
openresty | OpenResty | tool | | nginx
reverse-proxies | Reverse proxies | technical | Reverse proxy
tomcat | Apache Tomcat | tool | Tomcat?; Tomcat server; Apache Tomcat server; Tomcat 6; Tomcat 7; Tomcat 8; Tomcat 5; Tomcat 6.0; Tomcat 7.0; Tomcat 8.0; Tomcat 9; Tomcat web server; Tomcat application server; Tomcat 5.5; Jakarta Tomcat | | java; jboss; apache; servlet; weblogic; spring; j2ee; maven; linux; websphere; jsp; nginx; iis; glassfish; jetty; mysql; eclipse; hibernate; oracle; web server; http; jenkins; servers; jdk; xml; struts; sql; ant; unix
eclipse-jetty | Eclipse Jetty | tool | Jetty?; Jetty server |  | tomcat; servlet; jboss; maven
undertow-server | Undertow server | tool
java-application-servers | Java application servers | technical | Application servers; J2EE application servers; Anwendungsserver; Serveurs d'application
oracle-weblogic | Oracle WebLogic | tool | WebLogic; BEA WebLogic; WebLogic Server; Oracle WebLogic Server; Web Logic?; WebLogic 10.3; WebLogic 12c; WebLogic 8.1; <WebLogic administration; BEA WebLogic Server; WebLogic Application Server | java-application-servers | weblogic; websphere; jboss; j2ee; ejb; bea; tomcat
ibm-websphere | IBM WebSphere | tool | WebSphere; WebSphere Application Server; IBM WebSphere Application Server; Web Sphere?; IBM WAS; <WebSphere administration; IBM WebSphere Server; IBM Websphere 6.1; <IBM WebSphere Application Server ND | java-application-servers | websphere; weblogic; jboss; j2ee; ejb; ibm; tomcat
websphere-liberty | WebSphere Liberty | tool | Open Liberty | java-application-servers
ibm-http-server | IBM HTTP Server | tool | | java-application-servers
jboss | JBoss | tool | JBoss AS; <JBoss EAP; JBoss Application Server; Red Hat JBoss; JBoss Server; JBoss 4; JBoss 5; JBoss 7; Red Hat JBoss EAP | java-application-servers
wildfly | WildFly | tool | Red Hat WildFly | java-application-servers
glassfish | GlassFish | tool | Oracle GlassFish | java-application-servers
payara | Payara | tool | Payara Server | java-application-servers
oracle-application-server | Oracle Application Server | tool | Oracle iAS; <OC4J | java-application-servers
oracle-fusion-middleware | Oracle Fusion Middleware | tool | | java-application-servers
sun-one | Sun ONE? | tool | iPlanet; Sun Java System Web Server | java-application-servers | iplanet; ldap; directory server; weblogic; solaris; j2ee
macromedia-jrun | Macromedia JRun | tool | JRun; Adobe JRun | java-application-servers
ibm-websphere-portal | IBM WebSphere Portal | tool | WebSphere Portal; HCL Digital Experience | java-application-servers
ibm-business-process-manager | IBM Business Process Manager | tool | WebSphere Process Server; IBM BPM | java-application-servers
apache-tomee | Apache TomEE | tool | TomEE | java-application-servers
web-hosting | Web hosting | technical | Website hosting; <Shared hosting; Webhosting; Hébergement web; Alojamiento web; <VPS hosting; <Managed hosting; Web hosting management | | cpanel; plesk; hosting; domain; linux; wordpress; dns
cpanel | cPanel | tool | WHM?; <Web Host Manager | web-hosting | cpanel; plesk; hosting; domain; linux; wordpress; dns; server; vps
plesk | Plesk | tool | Parallels Plesk | web-hosting
directadmin | DirectAdmin | tool | | web-hosting
ispconfig | ISPConfig | tool | | web-hosting
godaddy | GoDaddy | tool | GoDaddy hosting | web-hosting
bluehost | Bluehost | tool | | web-hosting
hostgator | HostGator | tool | | web-hosting
siteground | SiteGround | tool | | web-hosting
wp-engine | WP Engine | tool | | web-hosting
hostinger | Hostinger | tool | | web-hosting
namecheap | Namecheap | tool | | web-hosting
cloudways | Cloudways | tool | | web-hosting
kinsta | Kinsta | tool | | web-hosting
rackspace | Rackspace? | tool | Rackspace Cloud; Rackspace hosting | web-hosting | aws; azure; hosting; openstack; servers; vmware; godaddy; hosted; linux
virtual-private-servers | Virtual private servers | technical | VPS servers; VPS? | web-hosting | cpanel; plesk; hosting; domain; linux; wordpress; dns; server; vps
domain-name-management | Domain name management | technical | Domain registration; Domain management; Domain names; Domain hosting
load-balancing | Load balancing? | technical | Load balancers; <Network load balancing; <Application delivery controllers; Lastverteilung; Équilibrage de charge; Balanceo de carga; <Application load balancer; <NLB clusters; <Global load balancing; <Server load balancing; LoadBalancing | | servers; server; f5; nginx; haproxy; aws; network; dns; clusters; clustering; failover; firewall; elb; cloud; cisco; scalability
f5-big-ip | F5 BIG-IP | tool | F5?; BIG-IP; <F5 load balancers; BigIP; <F5 LTM; <F5 BIG-IP LTM; <LTM/GTM; <GTM/LTM; <F5 GTM; <F5 iRules; <F5 APM | load-balancing | big-ip; ltm; gtm; balancer; balancers; netscaler; firewall; firewalls; cisco; asm
haproxy | HAProxy | tool | HA Proxy | load-balancing
citrix-netscaler | Citrix NetScaler | tool | NetScaler; Citrix ADC; NetScaler ADC | load-balancing
a10-networks | A10 Networks | tool | A10 Thunder | load-balancing
keepalived | Keepalived | tool | | load-balancing
aws-elastic-load-balancing | AWS Elastic Load Balancing | tool | Elastic Load Balancing; Elastic Load Balancer; AWS ELB; ELB; <AWS ALB; <ELB/ALB; Amazon ELB | load-balancing; aws
kemp-loadmaster | Kemp LoadMaster | tool | Progress Kemp | load-balancing
cisco-ace | Cisco ACE | tool | Cisco Application Control Engine | load-balancing
radware | Radware | tool | <Radware Alteon; <Radware AppDirector | load-balancing
azure-load-balancer | Azure Load Balancer | tool | | load-balancing; azure
azure-application-gateway | Azure Application Gateway | tool | | load-balancing; azure
azure-traffic-manager | Azure Traffic Manager | tool | Traffic Manager Azure | azure
high-availability | High availability? | technical | Hochverfügbarkeit; Haute disponibilité?; Alta disponibilidad?; <Fault tolerance; <Fault-tolerant systems; <HA clusters; <HA clustering; <High-availability clusters; High availability systems; Highly available systems; High availability solutions; <Failover; <Server clustering; <Server clusters | | clustering; failover; load balancing; redundancy; servers; database; databases; cloud; disaster recovery; cluster; replication; scalability; distributed; aws; kubernetes; linux; infrastructure; sql; vmware; clusters; serveurs; servidores; azure; scalable; fault; network; oracle; microservices; systems; architecture; performance; redundant; applications; latency
windows-failover-clustering | Windows Failover Clustering | tool | Failover clustering; Windows clustering; Microsoft Cluster; Microsoft clustering; MSCS?; Windows Failover Cluster; Windows cluster; Failover clusters; Microsoft Failover Cluster; WSFC | high-availability | cluster; failover; clustering; clusters
pacemaker-clustering | Pacemaker clustering | tool | <Pacemaker/Corosync | high-availability
corosync | Corosync | tool | | high-availability
job-scheduling | Job scheduling? | technical | <Batch scheduling?; <Batch job scheduling; Job scheduler?; <Scheduled jobs?; <Batch job monitoring; Workload automation; Enterprise job scheduling; Ordonnancement batch; Job scheduling tools; <Batch jobs; <Batch monitoring?; <Nightly batch processing | | autosys; control-m; cron; mainframe; unix; tidal; scheduler; tws; servers; jcl; etl; sql server; windows; linux; oracle; sql
autosys | AutoSys | tool | AutoSys scheduler; CA Autosys; AutoSys Workload Automation | job-scheduling
bmc-control-m | BMC Control-M | tool | Control-M; ControlM; Control M | job-scheduling
tidal-automation | Tidal Automation | tool | Tidal Enterprise Scheduler; Cisco Tidal | job-scheduling
ibm-workload-scheduler | IBM Workload Scheduler | tool | Tivoli Workload Scheduler; IBM TWS; IBM Workload Automation; <OPC scheduler | job-scheduling
windows-task-scheduler | Windows Task Scheduler | tool | Microsoft Task Scheduler | job-scheduling
automic | Automic | tool | UC4; Automic Workload Automation; CA Automic | job-scheduling
activebatch | ActiveBatch | tool | | job-scheduling
dollar-universe | Dollar Universe | tool | | job-scheduling
esp-workload-automation | ESP Workload Automation | tool | ESP scheduler; CA ESP | job-scheduling
ca-workload-automation | CA Workload Automation | tool | | job-scheduling
visual-tom | Visual TOM | tool | VTOM | job-scheduling
rundeck | Rundeck | tool | PagerDuty Rundeck | job-scheduling
stonebranch | Stonebranch | tool | | job-scheduling
jams-scheduler | JAMS Scheduler | tool | | job-scheduling
redwood-runmyjobs | Redwood RunMyJobs | tool | Redwood Cronacle | job-scheduling
mainframe-operations | Mainframe operations | technical | <MVS operations; <OS/390 operations; <Mainframe console operations; <Mainframe utilities; <IDCAMS; <IEBGENER | mainframe
sdsf | SDSF | tool | | mainframe
smp-e | SMP/E | tool | | mainframe
ca-panvalet | CA Panvalet | tool | Panvalet | mainframe
linux-on-ibm-z | Linux on IBM Z | tool | zLinux | mainframe
ibm-omegamon | IBM OMEGAMON | tool | Omegamon | mainframe
ibm-qmf | IBM QMF | tool | QMF; Query Management Facility | mainframe
dfsms | DFSMS | tool | <DFHSM | mainframe
z-os-systems-programming | z/OS systems programming | technical | Mainframe systems programming; z/OS administration; MVS systems programming | mainframe

# Virtualisation
virtualisation | Virtualisation | technical | <Server virtualization; <Virtual machines; Virtualization technologies; <Virtual servers; <Virtual environments?; <Virtual infrastructure; Virtualisierung; <Servervirtualisierung; Virtualización; <Virtualisation de serveurs; <VM administration; <VM management; <Virtual machine administration; <Hypervisors; <P2V; <P2V migration; <P2V conversion; <V2V; <Virtualized environments; <Virtualized infrastructure; <Virtualized servers; <Virtual server administration; <Máquinas virtuales; <Machines virtuelles; <Virtuelle Maschinen | it-infrastructure | vmware; hyper-v; esxi; servers; citrix; vsphere; virtualization; xen; vcenter; hypervisor; physical
hyperconverged-infrastructure | Hyperconverged infrastructure | technical | HCI infrastructure; Hyper-converged infrastructure | virtualisation
vmware | VMware | tool | VM Ware; <vMotion; <Storage vMotion; VMware Infrastructure; <VMware administration; <VMware virtualization; <VMware DRS; <VMware HA; <VMware Converter; <VMware vMotion; VMware environment; <VMware support | virtualisation | vmware; vcenter; esxi; vsphere; server; virtual; citrix; hyper
vmware-vsphere | VMware vSphere | tool | vSphere; vSphere 5; vSphere 5.5; vSphere 6; vSphere 6.5; vSphere 6.7; vSphere 7; vSphere 8; vSphere 5.x; vSphere 6.x; vSphere 4; VMware vSphere 6 | vmware
vmware-esxi | VMware ESXi | tool | ESXi; VMware ESX; ESX server; ESX?; VMware ESXi 5.5; VMWare ESX 3.5; ESX 3.5; ESX 4 | vmware | vmware; vcenter; esxi; vsphere; server; virtual; citrix; hyper
vmware-vcenter | VMware vCenter | tool | vCenter; vCenter Server; VMware vCenter Server; VMware Virtual Center; VirtualCenter | vmware
vmware-aria | VMware Aria | tool | vRealize; <vRealize Operations; VMware vRealize; <vRealize Automation; <vROps; <VMware Aria Operations | vmware
vmware-cloud-director | VMware Cloud Director | tool | vCloud; VMware vCloud; vCloud Director | vmware
vmware-nsx | VMware NSX | tool | NSX-T; NSX-V | vmware
vmware-vsan | VMware vSAN | tool | vSAN | vmware
vmware-site-recovery-manager | VMware Site Recovery Manager | tool | VMware SRM; Site Recovery Manager | vmware
vmware-cloud-foundation | VMware Cloud Foundation | tool | | vmware
vmware-tanzu | VMware Tanzu | tool | Tanzu; Tanzu Kubernetes Grid | kubernetes
vmware-server | VMware Server | tool | | vmware
vmware-cloud-on-aws | VMware Cloud on AWS | tool | | vmware
hyper-v | Hyper-V | tool | Microsoft Hyper-V; HyperV; Windows Hyper-V; MS Hyper-V; Hyper-V Server; Hyper-V 2012; Hyper-V virtualization; <Hyper-V clusters; <Hyper-V Manager; <Hyper-V administration | virtualisation
system-center-virtual-machine-manager | System Center Virtual Machine Manager | tool | SCVMM; Virtual Machine Manager?; Microsoft SCVMM | virtualisation | scvmm; system center; hyper-v; microsoft; vmware; scom; sccm
microsoft-virtual-pc | Microsoft Virtual PC | tool | Virtual PC; Windows Virtual PC
microsoft-virtual-server | Microsoft Virtual Server | tool
azure-stack-hci | Azure Stack HCI | tool
azure-stack | Azure Stack | tool
citrix | Citrix | tool | <Citrix administration; <Citrix support; Citrix server; Citrix environment; Citrix systems | virtualisation
citrix-virtual-apps-and-desktops | Citrix Virtual Apps | tool | <Citrix Provisioning Services; <Citrix PVS; <Citrix Director; <Citrix StoreFront; <Citrix Studio; Citrix Virtual Apps and Desktops | citrix
citrix-daas | Citrix DaaS | tool | | citrix
citrix-xenapp | Citrix XenApp | tool | XenApp; XenApp 6.5; Citrix XenApp 6.5; <Citrix Metaframe; <MetaFrame; <Citrix Presentation Server; <Presentation Server 4.5; <Citrix Winframe | citrix
citrix-xendesktop | Citrix XenDesktop | tool | XenDesktop | citrix
xenserver | XenServer | tool | Citrix XenServer; Citrix Hypervisor | virtualisation
citrix-workspace-app | Citrix Workspace app | tool | Citrix Receiver; Citrix Workspace | citrix
citrix-cloud | Citrix Cloud | tool | | citrix
citrix-gateway | Citrix Gateway | tool | Citrix Access Gateway; NetScaler Gateway | citrix
vdi | Virtual desktop infrastructure | technical | VDI?; Virtual desktops; Desktop virtualization; VDI environment; VDI support; Desktopvirtualisierung; Virtual desktop environment | virtualisation | azure; virtual; desktop; citrix; vmware; horizon; intune; xendesktop; desktops; wvd; avd; virtualization; sccm
omnissa-horizon | Omnissa Horizon | tool | VMware Horizon; VMware View; Horizon View; VMware Horizon View | vdi
azure-virtual-desktop | Azure Virtual Desktop | tool | Windows Virtual Desktop; AVD? | vdi; azure | azure; virtual; desktop; citrix; vmware; horizon; intune
amazon-workspaces | Amazon WorkSpaces | tool | AWS WorkSpaces | vdi; aws
windows-365 | Windows 365 | tool | Windows 365 Cloud PC | vdi
amazon-appstream | Amazon AppStream | tool | AppStream 2.0; Amazon AppStream 2.0 | aws
liquidware | Liquidware | tool | | vdi
unidesk | Unidesk | tool | | vdi
fslogix | FSLogix | tool | | vdi
application-virtualization | Application virtualization | technical | Application virtualisation; App virtualization | virtualisation
microsoft-app-v | Microsoft App-V | tool | App-V? | application-virtualization | sccm; mdt; intune; citrix; vdi; xenapp; thinapp; msix; msi; med-v; app layering
vmware-thinapp | VMware ThinApp | tool | ThinApp | application-virtualization
kvm-xen-proxmox | KVM? | tool | KVM virtualization; Linux KVM; KVM hypervisor; Kernel-based Virtual Machine | virtualisation | virtualization; hypervisor; vmware; linux; openstack; proxmox; esxi; qemu; libvirt
proxmox-ve | Proxmox VE | tool | Proxmox; Proxmox Virtual Environment | virtualisation
xen-hypervisor | Xen hypervisor | tool | Xen?; Xen Project | virtualisation | virtualization; hypervisor; vmware; linux; openstack; proxmox; esxi; qemu; libvirt; kvm
libvirt | libvirt | tool | | kvm-xen-proxmox
qemu | QEMU | tool | | virtualisation
ovirt | oVirt | tool | | virtualisation
red-hat-virtualization | Red Hat Virtualization | tool | RHEV; RHV; Red Hat Enterprise Virtualization | virtualisation
openvz | OpenVZ | tool | | virtualisation
lxc | LXC | tool | <LXC containers; Linux Containers LXC | virtualisation
lxd | LXD | tool | Canonical LXD | virtualisation
oracle-vm-server | Oracle VM Server | tool | Oracle VM; Oracle VM Manager | virtualisation
virtuozzo | Virtuozzo | tool | | virtualisation
solaris-ldoms | Solaris LDOMs | tool | LDOM; <Oracle VM Server for SPARC; Solaris Logical Domains; Oracle Logical Domains | solaris
nutanix | Nutanix | tool | <Nutanix AHV; Nutanix HCI; <Nutanix Prism; <Nutanix AOS | hyperconverged-infrastructure
dell-vxrail | Dell VxRail | tool | VxRail | hyperconverged-infrastructure
hpe-simplivity | HPE SimpliVity | tool | SimpliVity | hyperconverged-infrastructure
cisco-hyperflex | Cisco HyperFlex | tool | HyperFlex | hyperconverged-infrastructure
desktop-hypervisors | VirtualBox | tool | Virtual Box; Oracle VirtualBox; Oracle VM VirtualBox; Oracle Virtual Box | virtualisation | mac; vmware; virtual; virtualbox; windows; desktop; fusion
vmware-workstation | VMware Workstation | tool | VMware Workstation Pro | virtualisation
vmware-fusion | VMware Fusion | tool | | virtualisation
parallels-desktop | Parallels Desktop | tool | Parallels?; Parallels for Mac | virtualisation | mac; vmware; virtual; virtualbox; windows; desktop; fusion
boot-camp-for-mac | Boot Camp for Mac | tool | Boot Camp Mac; Apple Boot Camp | macos
openstack | OpenStack | tool | Open Stack?; <Red Hat OpenStack; <OpenStack Nova; <OpenStack Neutron; <OpenStack Swift; <OpenStack Heat; <OpenStack Cinder | virtualisation | nova; kvm; ansible; ceph; cloud; openstack; vmware
apache-cloudstack | Apache CloudStack | tool | CloudStack | virtualisation
opennebula | OpenNebula | tool | | virtualisation
eucalyptus-cloud | Eucalyptus cloud | tool | HP Helion Eucalyptus | virtualisation
mirantis-openstack | Mirantis OpenStack | tool | Mirantis | openstack
private-cloud | Private cloud | technical | Private cloud infrastructure; Private clouds | cloud-computing
hybrid-cloud | Hybrid cloud | technical | Hybrid clouds; Hybrid cloud infrastructure | cloud-computing
multi-cloud | Multi-cloud | technical | Multicloud; Multi-cloud environments | cloud-computing

# Backup and storage
backup-recovery | Backup and recovery | technical | Data backup; Backup and restore; Backup/restore; Backup/recovery; Backup management; <Backup administration; Backup systems?; Backup solutions; Data backup and recovery; <System backups; <Server backups; <Tape backup; <Backup tapes; <Tape library; <Tape rotation; <LTO tapes; <Offsite backups; <Restore data; <Data restoration; Datensicherung; Datensicherung und Wiederherstellung; Sauvegarde de données; Sauvegardes?; Sauvegarde et restauration; Copias de seguridad; <Cloud backup; <Backup strategies; <Nightly backups; <File recovery; <Backup operations; <Daily backups; <Backup monitoring; Respaldo de información; Backups? | | restore; tape; tapes; veeam; disaster; recovery; servers; raid; san; database; netbackup; linux; windows; vmware; storage; serveurs; serveur; données; restauration; réseau; réseaux; informatique
data-archiving | Data archiving | technical | Data archival; Archivierung von Daten
disaster-recovery | Disaster recovery? | technical | <DR planning; <DR testing; <DR tests; <DR exercises; <Disaster recovery testing; <DRP?; Disaster recovery solutions; Notfallwiederherstellung; Plan de reprise d'activité; Recuperación ante desastres; Recuperación de desastres; <Disaster recovery site; <DR site; <RTO/RPO; <RPO/RTO; <DRaaS; IT disaster recovery; <BCDR; <Disaster recovery planning?; <Disaster recovery plan?; <Disaster recovery exercises?; <Disaster recovery drills?; <HA/DR; <BCP/DR | backup-recovery | backup; bcp; failover; vmware; azure; aws; servers; server; replication; database; cloud; rto; san; storage; backups; virtualization; sql; oracle; itil; data center; data centre; infrastructure; business continuity plan; high availability; rpo; active directory; cybersecurity; veeam; mainframe
zerto | Zerto | tool | HPE Zerto; Zerto Virtual Replication | disaster-recovery
azure-site-recovery | Azure Site Recovery | tool | ASR Azure | disaster-recovery; azure
veeam | Veeam | tool | Veeam Backup; Veeam Backup & Replication; Veeam Backup and Replication; <Veeam ONE; <Veeam replication; <Veeam Cloud Connect | backup-recovery
rubrik | Rubrik? | tool | | backup-recovery | veeam; backup; cohesity; commvault; vmware; netbackup; zerto; backups; storage; netapp
cohesity | Cohesity | tool | | backup-recovery
nakivo | NAKIVO | tool | NAKIVO Backup & Replication | backup-recovery
veeam-certified-engineer | Veeam Certified Engineer | certification | VMCE | veeam
backup-software | Backup software | technical | Enterprise backup software | backup-recovery | backup; tivoli; veritas; storage; ibm; aix; netbackup; tape
veritas-backup-exec | Veritas Backup Exec | tool | Symantec Backup Exec; Backup Exec; BackupExec | backup-software
veritas-netbackup | Veritas NetBackup | tool | NetBackup; Symantec NetBackup; Net Backup? | backup-software | veritas; symantec; tsm; backup exec; commvault; solaris; tape; veeam; networker
commvault | Commvault | tool | CommVault Simpana; Simpana | backup-software
ibm-spectrum-protect | IBM Spectrum Protect | tool | Tivoli Storage Manager; IBM TSM; TSM?; Spectrum Protect; IBM Storage Protect | backup-software | backup; tivoli; veritas; aix; netbackup; tape
dell-emc-networker | Dell EMC NetWorker | tool | EMC NetWorker; Legato NetWorker; NetWorker backup | backup-software
dell-emc-avamar | Dell EMC Avamar | tool | Avamar; EMC Avamar | backup-software
dell-emc-data-domain | Dell EMC Data Domain | tool | Data Domain?; EMC Data Domain; Dell Data Domain; PowerProtect DD | backup-software | emc; avamar; netbackup; veeam; networker
hp-data-protector | HP Data Protector | tool | Data Protector?; Micro Focus Data Protector | backup-software | hp; netbackup; veeam; backup exec; tape; backup; omniback
arcserve | Arcserve | tool | CA ARCserve; Brightstor ARCserve; <Arcserve UDP | backup-software
acronis-cyber-protect | Acronis Cyber Protect | tool | Acronis True Image; Acronis Backup; Acronis Cyber Backup | backup-software; acronis
acronis | Acronis | tool | | backup-software
datto | Datto | tool | Datto backup; <Datto BCDR | backup-software
barracuda-backup | Barracuda Backup | tool | | backup-software
carbonite | Carbonite | tool | Carbonite Backup | backup-software
mozy | Mozy | tool | MozyPro | backup-software
crashplan | CrashPlan | tool | Code42 CrashPlan | backup-software
unitrends | Unitrends | tool | | backup-software
bacula | Bacula | tool | | backup-software
storagecraft-shadowprotect | StorageCraft ShadowProtect | tool | StorageCraft; ShadowProtect | backup-software
windows-server-backup | Windows Server Backup | tool | | backup-software
aws-backup | AWS Backup | tool | | backup-recovery; aws
azure-backup | Azure Backup | tool | <MABS?; <Azure Backup Server | backup-recovery; azure | azure; backup; dpm; recovery
system-center-data-protection-manager | System Center Data Protection Manager | tool | System Center DPM; DPM 2012?; Microsoft DPM | backup-software | scom; sccm; hyper-v; exchange; windows server
backblaze | Backblaze | tool | <Backblaze B2 | backup-software
quest-rapid-recovery | Quest Rapid Recovery | tool | AppAssure; Replay AppAssure; Dell AppAssure | backup-software
axcient | Axcient | tool | | backup-software
quest-vranger | Quest vRanger | tool | vRanger | backup-software
apple-time-machine | Apple Time Machine | tool | Time Machine backup | backup-software
symantec-system-recovery | Symantec System Recovery | tool | Veritas System Recovery | backup-software
druva | Druva | tool | <Druva inSync | backup-software
borgbackup | BorgBackup | tool | | backup-software
duplicati | Duplicati | tool | | backup-software
rclone | Rclone | tool | | backup-software
data-storage | Storage administration | technical | Storage management?; Storage systems administration; Enterprise storage; <Storage arrays; <Storage technologies?; <Storage solutions IT; <Storage infrastructure; <Storage virtualization; <Storage provisioning; Speichersysteme?; <Storage replication; <Disk management; <Disk arrays; <Storage migration; <JBOD | | san; emc; netapp; disk; nas; server; servers; backup; vmware; raid; linux; unix
storage-of-data | Data storage | technical | Datenspeicherung; Stockage de données; Almacenamiento de datos; <Disk storage
raid | RAID? | technical | RAID arrays; RAID configuration; RAID storage; RAID levels; <RAID 5; <RAID 0; <RAID 1; <RAID 10; <RAID controllers; RAID 0/1/5 | | disk; disks; storage; server; servers; san; nas; drives; array; arrays; backup; iscsi; linux; scsi; lvm; ssd
file-systems | File systems? | technical | Filesystems; <NTFS; <FAT32; <ReFS?; <ext4; Dateisysteme | | ntfs; fat32; ext4; filesystem; filesystems; linux; disk; unix; nfs; hdfs; kernel; nas; lvm; solaris
object-storage | Object storage | technical | | data-storage
software-defined-storage | Software-defined storage | technical
ceph | Ceph? | tool | Ceph storage; Red Hat Ceph |  | openstack; proxmox; glusterfs; kubernetes; linux; rook; zfs
glusterfs | GlusterFS | tool | Red Hat Gluster
zfs | ZFS | tool | OpenZFS
minio | MinIO | tool | | object-storage
wasabi-cloud-storage | Wasabi cloud storage | tool | Wasabi? |  | s3; backblaze; veeam; backup; aws
ibm-spectrum-scale | IBM Spectrum Scale | tool | GPFS; IBM GPFS
san | Storage area networks | technical | SAN?; SAN storage; SAN administration; <SAN switches; <SAN switch; <Fibre Channel SAN; <iSCSI SAN; <LUN masking; <SAN fabric; <SAN zoning; SAN infrastructure; SAN environment; <NVMe over Fabrics; <Multipathing; SAN management; <SAN migration; SAN arrays; SAN devices; <SAN boot | data-storage | storage; nas; raid; emc; netapp; vmware; fibre; iscsi; wan; disk; clariion; equallogic
fibre-channel | Fibre Channel | technical | Fiber Channel
iscsi | iSCSI | technical
fcoe | FCoE | technical | Fibre Channel over Ethernet
brocade-san-switches | Brocade SAN switches | tool | Brocade switches; Brocade SAN; Brocade Fibre Channel; Brocade? | san | fibre; switches; mds; cisco; emc; san switches; fabric; fibre channel
cisco-mds | Cisco MDS | tool | Cisco MDS switches | san
mcdata | McDATA | tool | | san
emulex | Emulex | tool | | san
qlogic | QLogic | tool | | san
nas | Network attached storage | technical | NAS?; Network-attached storage devices; NAS storage; NAS devices; NAS server; <NAS administration; NAS solutions | data-storage | raid; synology; nfs; qnap; iscsi; disk; cifs; netapp; emc; backup; backups; file server
synology | Synology | tool | Synology NAS; <Synology DSM | nas
qnap | QNAP | tool | QNAP NAS | nas
truenas | TrueNAS | tool | FreeNAS | nas
buffalo-nas | Buffalo NAS | tool | Buffalo TeraStation | nas
netgear-readynas | NETGEAR ReadyNAS | tool | ReadyNAS | nas
drobo | Drobo | tool | | nas
unraid | Unraid | tool | | nas
openmediavault | OpenMediaVault | tool | | nas
storage-arrays | EMC storage | tool | <Unisphere; Dell EMC storage; EMC SAN; <EMC PowerPath | data-storage
emc-vnx | EMC VNX | tool | VNX?; Dell EMC VNX | data-storage | emc; san; netapp; vmax; storage; vmware
emc-vmax | EMC VMAX | tool | VMAX; <SRDF; <TimeFinder; EMC Symmetrix; <Symmetrix; EMC DMX; EMC Symmetrix VMAX | data-storage
emc-clariion | EMC CLARiiON | tool | Clariion | data-storage
dell-emc-unity | Dell EMC Unity | tool | EMC Unity; Dell EMC Unity XT | data-storage
emc-celerra | EMC Celerra | tool | Celerra | data-storage
dell-powerscale | Dell PowerScale | tool | EMC Isilon; Isilon; PowerScale; Dell EMC Isilon | data-storage
dell-emc-xtremio | Dell EMC XtremIO | tool | XtremIO; EMC XtremIO | data-storage
dell-powermax | Dell PowerMax | tool | PowerMax | data-storage
dell-powerstore | Dell PowerStore | tool | PowerStore | data-storage
dell-emc-recoverpoint | Dell EMC RecoverPoint | tool | RecoverPoint; EMC Recoverpoint | data-storage
dell-emc-vplex | Dell EMC VPLEX | tool | VPLEX; EMC VPLEX | data-storage
dell-equallogic | Dell EqualLogic | tool | EqualLogic | data-storage
dell-compellent | Dell Compellent | tool | Compellent; Dell SC Series | data-storage
dell-powervault | Dell PowerVault | tool | PowerVault | data-storage
hpe-3par | HPE 3PAR | tool | HP 3PAR; 3PAR; HPE 3PAR StoreServ | data-storage
hpe-msa | HPE MSA | tool | HP MSA; HP StorageWorks MSA | data-storage
hp-eva | HP EVA | tool | HP StorageWorks EVA | data-storage
hp-storageworks | HP StorageWorks | tool | | data-storage
hpe-nimble-storage | HPE Nimble Storage | tool | HPE Nimble; Nimble Storage | data-storage
hpe-primera | HPE Primera | tool | | data-storage
hp-lefthand | HP LeftHand | tool | LeftHand SAN; HPE StoreVirtual | data-storage
hitachi-storage | Hitachi storage | tool | Hitachi VSP; HDS storage; Hitachi Vantara storage; Hitachi Data Systems storage; HDS VSP | data-storage
ibm-xiv | IBM XIV | tool | | data-storage
ibm-storwize | IBM Storwize | tool | Storwize; IBM Storwize V7000 | data-storage
ibm-ds8000 | IBM DS8000 | tool | | data-storage
ibm-san-volume-controller | IBM SAN Volume Controller | tool | IBM SVC | data-storage
pure-storage | Pure Storage | tool | <Pure Storage FlashArray; <Pure FlashBlade | data-storage
ibm-flashsystem | IBM FlashSystem | tool | | data-storage
infinidat | Infinidat | tool | | data-storage
netapp | NetApp | tool | NetApp storage; Net App?; <NetApp ONTAP; <Data ONTAP; <NetApp Filers; <NetApp FAS; <NetApp SnapMirror; <SnapMirror; <SnapVault; <NetApp SAN; <NetApp clustered Data ONTAP; <NetApp 7-mode; <NetApp administration; <NetApp Cluster mode; <NetApp OnCommand | data-storage | ontap; emc; storage area; netapp; isilon
netapp-certified-data-administrator | NetApp Certified Data Administrator | certification | NetApp NCDA | netapp
flexpod | FlexPod | tool
data-recovery | Data recovery | technical | <Hard drive recovery; <Hard disk recovery; Recovering data; Recovered lost data; Recover lost data; <Data retrieval from hard drives; <Data loss recovery; Datenrettung; Datenwiederherstellung; Récupération de données; Recuperación de datos; <Data recovery software; <Recuva; <SpinRite

# Networks
networking | Computer networking | technical | Networking?; Computer networks; Networking technologies; <Data networks; <IP networking; <IP networks; Network fundamentals; Networking fundamentals; Networking concepts; Network concepts; Basic networking?; Networking basics; Netzwerktechnik; Netzwerke?; Netzwerkkenntnisse; Computernetzwerke; Réseaux informatiques; Réseau informatique; Redes informáticas; Redes de datos; Redes de computadoras; <Network connectivity; <Network topologies; <Home networking; <Home networks; <Network components; <SOHO networks; <PC networking; <Network infrastructure; Network technologies; Data communications; <OSI layers | | tcp; ip; dns; dhcp; lan; wan; cisco; routers; switches; router; vpn; vlan; ccna; linux; servers; firewalls; firewall; wireless; ethernet; virtualization; vmware; comptia; wlan; computer networks; netzwerktechnik; network administration; tcp/ip
network-engineering | Network engineering | technical | Network infrastructure engineering; Netzwerk-Engineering; Ingénierie réseau; Ingeniería de redes | networking
network-hardware | Network hardware | technical | Network equipment; Networking equipment; Networking hardware; Network devices; Networking devices; <Network adapters | networking
network-protocols | Network protocols | technical | Networking protocols; Internet protocols; Netzwerkprotokolle; Protocoles réseau; Protocolos de red | networking
osi-model | OSI model | technical | OSI?; OSI reference model; OSI-Modell | networking | tcp; ip; networking; protocols
network-administration | Network administration? | technical | Network management?; <Network configuration; <LAN administration; <LAN/WAN administration; Network administrator skills; Networking administration; Administering networks; Administration réseau; Administration réseaux; Administration de réseaux; Administración de redes; Netzwerkadministration; Netzwerkbetreuung; <Network upgrades; Managing networks; <Network services administration; Computer network administration; Administración de red; <Network and system administration; <Network & system administration; <System and network administration; <System/network administration; <Network setup; <Network maintenance?; <Network support? | networking | cisco; ccna; routers; telecom; circuits; outage; outages; lan; wan; switches; router; snmp; servers; server; windows; firewall; firewalls; vpn; tcp; dns; linux; routing; helpdesk; active directory; troubleshooting
network-operations | Network operations? | technical | Network operations center; NOC?; NOC operations; NOC support; Network operations centre | networking | routers; telecom; circuits; outage; outages; cisco; 24x7; noc; ip; servers; wan; firewall; switches
network-installation | Network installation | technical | Network implementation; Network deployment; Network provisioning; Installation de réseaux; Netzwerkinstallation | networking
router-configuration | Router configuration | technical | Router and switch configuration; Configuring routers and switches; Configure routers and switches; Configuration of routers and switches | routing-and-switching
switch-configuration | Switch configuration | technical | network switch configuration; configuring switches | routing-and-switching
network-design | Network design? | technical | Network architecture?; Network planning?; <LAN design; <WAN design; <Network analysis and design; Netzwerkplanung; Netzwerkdesign; Netzwerkarchitektur?; Architecture réseau; Conception de réseaux; Diseño de redes; <Network diagrams?; <Network redesign; <Network capacity planning; <Enterprise network design; <Network solutions design; <IP network design; <Network infrastructure design; <Network documentation | networking | cisco; lan; wan; routing; ip; vlan; router; routers; firewall; switches; wireless; mpls; telecom; vpn; servers; voip; fiber
network-troubleshooting | Network troubleshooting | technical | Troubleshooting networks; Troubleshooting network issues; Network problem resolution; Troubleshoot network issues; Troubleshooting network connectivity; Troubleshoot network connectivity; <Network diagnostics; <LAN/WAN troubleshooting; <Connectivity troubleshooting; <Troubleshooting connectivity; Dépannage réseau; Netzwerkfehlersuche; <Internet troubleshooting; Network connectivity troubleshooting; <Wi-Fi troubleshooting; <Network connectivity issues | networking
network-packet-analysis | Packet analysis | technical | Packet capture; Packet sniffing; Packet sniffer; Protocol analysis?; Protocol analyzers; Network sniffers; <Deep packet inspection | networking | wireshark; tcpdump; packet; sniffer; tcp; network; networks; usb; voip
network-testing | Network testing | technical | Network cable testing; <Tone and probe | networking
network-command-line-tools | Network command-line tools | technical | nslookup; traceroute; ipconfig; netstat; Ping/traceroute | networking
wireshark | Wireshark | tool | Ethereal protocol analyzer | network-packet-analysis
tcpdump | tcpdump | tool | | network-packet-analysis
netscout-sniffer | NetScout Sniffer | tool | Sniffer Pro; Network General Sniffer | network-packet-analysis
cisco-packet-tracer | Cisco Packet Tracer | tool | Packet Tracer | networking
gns3 | GNS3 | tool | | networking
eve-ng | EVE-NG | tool | | networking
fluke-network-testers | Fluke network testers | tool | Fluke network tester; Fluke DTX; Fluke Versiv
putty | PuTTY? | tool | | ssh-ftp | ssh; winscp; telnet; unix; linux; filezilla; sql; toad; securecrt; eclipse; shell; oracle; mobaxterm; wireshark; cisco; notepad++; jira; xshell; ftp; sftp; autosys; informatica; java; tcp; remote desktop; git; winmerge; citrix; vnc; teradata; db2; server; servers; windows; python; control-m; rdp; serial; terminal
winscp | WinSCP | tool | | sftp
filezilla | FileZilla | tool | | ftp
securecrt | SecureCRT | tool | | ssh-ftp
mobaxterm | MobaXterm | tool | | ssh-ftp
tera-term | Tera Term | tool
cuteftp | CuteFTP | tool | | ftp
ws-ftp | WS_FTP | tool | WS FTP | ftp
coreftp | CoreFTP | tool | | ftp
cyberduck | Cyberduck | tool | | ftp
hyperterminal | HyperTerminal | tool
attachmate-reflection | Attachmate Reflection | tool | Reflection terminal emulator | attachmate-software
attachmate-software | Attachmate software | tool | Attachmate
opentext-exceed | OpenText Exceed | tool | Exceed X server; Hummingbird Exceed
termius | Termius | tool
tcp-ip | TCP/IP | technical | TCPIP; TCP?; TCP/IP networking; TCP/IP protocols; TCP/IP suite; TCP/IP protocol suite; TCP/IP stack; TCP/IP configuration; Network protocols (TCP/IP); Transmission Control Protocol; <IPv4; <UDP; <ICMP; <ARP? | networking | udp; ip; dns; dhcp; http; protocols; ftp; icmp; ethernet; bgp; ospf; osi; networking
ipv6 | IPv6 | technical | IP version 6; IPv4/v6 | tcp-ip
ip-addressing | IP addressing | technical | Subnetting; IP subnetting; <VLSM; <CIDR; IP schemes; Subnet?; <Static IP; <IP addresses | tcp-ip | tcp; ip; network; ipv4; cisco; vlan; dhcp
ip-address-management | IP address management | technical | IPAM | networking
ethernet | Ethernet | technical | Ethernet networks; IEEE 802.3; <Gigabit Ethernet; <10 Gigabit Ethernet | networking
ebpf | eBPF | technical | Extended Berkeley Packet Filter | linux
token-ring | Token Ring | technical | | networking
fddi | FDDI | technical | | networking
netbios | NetBIOS | technical | | networking
netbeui | NetBEUI | technical | | networking
appletalk | AppleTalk | technical | | networking
ip-multicast | IP multicast | technical | Multicast networking; <IGMP; Multicast routing | networking
dns | DNS | technical | Domain Name System; DNS server; DNS management; DNS administration; Domain Name Service; Domain name server; <DNS records; DNS configuration; <DNSSEC; <DNS zones; <DNS troubleshooting; <Split DNS | networking | dns; dhcp; active; directory; windows; tcp; netbios
bind-dns | BIND DNS | tool | BIND 9; BIND9; ISC BIND | dns
infoblox | Infoblox | tool | <Infoblox DDI | dns; dhcp
bluecat | BlueCat | tool | BlueCat Networks; BlueCat DDI | dns; dhcp
wins | WINS? | tool | Windows Internet Name Service; WINS server | | dns; dhcp; windows; netbios; active; nt
amazon-route-53 | Amazon Route 53 | tool | Route 53?; AWS Route 53; Route53; AWS Route53 | dns; aws | aws; ec2; s3; cloudfront; elb; vpc; rds; dns; cloudwatch; iam; lambda
azure-dns | Azure DNS | tool | | dns; azure
cisco-umbrella | Cisco Umbrella | tool | OpenDNS
pi-hole | Pi-hole | tool | | dns
dhcp | DHCP | technical | Dynamic Host Configuration Protocol; DHCP server; <DHCP scopes; DHCP administration; DHCP configuration; DHCP management; <Windows DHCP; <DHCP reservations | networking
tftp | TFTP | technical | Trivial File Transfer Protocol
lan-wan | LAN/WAN | technical | LAN and WAN; WAN/LAN; WAN and LAN; LAN/WAN networking; LAN/WAN support; LAN/WAN/MAN; LAN/WAN connectivity; LAN/WAN infrastructure; LAN/MAN/WAN; LAN/WAN technologies; LAN/WAN networks; LAN/WAN environments; LAN-/WAN-Netzwerke | local-area-networks; wide-area-networks | wan; lan; vpn; network; networks; networking; cisco; tcp; dns; dhcp; router; routers; wlan; switches; firewall; vlan; ethernet; windows; wireless; mpls
local-area-networks | Local area networks | technical | Local area network; LAN?; Local area networking; LAN networks; LAN environment; Réseau local; Réseaux locaux; <LAN switching; LAN support; <LAN management; Lokale Netzwerke; Redes de área local | networking | wan; lan; vpn; network; networks; networking; cisco; tcp; dns; dhcp; router; routers; wlan; switches; firewall; vlan; ethernet; windows; wireless; mpls
wide-area-networks | Wide area networks | technical | Wide area network; WAN?; WAN technologies; Wide-area networking; <WAN circuits; Redes de área amplia | networking | wan; lan; vpn; network; networks; networking; cisco; tcp; dns; dhcp; router; routers; wlan; switches; firewall; vlan; ethernet; windows; wireless; mpls
vlan | VLANs | technical | Virtual LAN; VLAN configuration; <VLAN trunking; <802.1Q; <Inter-VLAN routing; VLAN management; <VLAN tagging; <Private VLAN; <VTP?; <QinQ | routing-and-switching | vlan; vtp; switching; ospf; cisco; hsrp; eigrp; etherchannel; lacp; rstp; bgp
spanning-tree-protocol | Spanning Tree Protocol | technical | Spanning Tree; STP?; <RSTP; <Rapid Spanning Tree; <PVST | routing-and-switching | vlan; vtp; switching; ospf; cisco; hsrp; eigrp; etherchannel; lacp; rstp; bgp
link-aggregation | Link aggregation | technical | LACP; <EtherChannel; <Port channels | routing-and-switching
vxlan | VXLAN | technical | Virtual Extensible LAN | routing-and-switching
routing-and-switching | Routing and switching | technical | Routing & switching; Routers and switches; Routers/switches; Switches and routers; Switches/routers; Router/switch; Route/switch; <Network routing; <Network switching; Switching and routing; Switching/routing; Layer 2/3; <Layer 2/3 switching; <Layer 3 switching; <Layer 3 switches; Layer 2 and Layer 3; <Layer 2 switches; L2/L3?; L2/L3 switching; <IP routing; <Ethernet switching; <Routing tables; <Static routing; Routing and switching protocols; Routeurs et switchs; Enrutamiento y conmutación; <Network switches; <Network switch; <Network routers; <Managed switches; <Ethernet switches | networking | switching; routing; cisco; vlan; ospf; bgp; switches; ethernet; network; routers
network-address-translation | Network address translation | technical | NAT/PAT; PAT/NAT; NAT? | networking | firewall; vpn; dhcp; dns; cisco; routing; vlan; tcp; ip; acl; network; router
access-control-lists | Access control lists | technical | Access lists; ACLs network; ACL? | networking | firewall; cisco; vlan; routing; switches; network; vpn; nat; router
routing-protocols | Routing protocols | technical | <RIP?; <RIPv2; <RIP v2; <IGRP; Dynamic routing; <Policy-based routing; <Route redistribution; Protocoles de routage; Routing-Protokolle | routing-and-switching | ospf; eigrp; bgp; igrp; routing; cisco; hsrp; vrrp; isis
bgp | BGP | technical | Border Gateway Protocol; BGP routing; <MP-BGP; <eBGP; <iBGP | routing-protocols
ospf | OSPF | technical | Open Shortest Path First; OSPFv3 | routing-protocols
eigrp | EIGRP | technical | Enhanced Interior Gateway Routing Protocol | routing-protocols
is-is | IS-IS? | technical | ISIS routing | routing-protocols | ospf; bgp; routing; mpls; eigrp
hsrp | HSRP | technical | Hot Standby Router Protocol | routing-protocols
vrrp | VRRP | technical | | routing-protocols
vrf | VRF? | technical | VRF-lite; Virtual routing and forwarding | routing-and-switching | bgp; mpls; cisco; ospf; vpn; routing; vrf-lite; vlan; router; routers; eigrp; evpn; hsrp; vxlan
evpn | EVPN | technical | | routing-protocols
vpls | VPLS | technical | | wan-technologies
segment-routing | Segment routing | technical | | wan-technologies
wan-technologies | MPLS | technical | MPLS networks; MPLS VPN; MPLS L3VPN; Multiprotocol Label Switching; MPLS? | networking | wan; bgp; vpn; ospf; cisco; routing; vlan; nfv; circuits; openflow; qos; voip; frame
sd-wan | SD-WAN | technical | SDWAN; Software-defined WAN | networking
frame-relay | Frame Relay | technical | | networking
asynchronous-transfer-mode | Asynchronous Transfer Mode | technical | ATM networks? | networking | frame; relay; sonet; cisco; dslam; mpls; ethernet; telecom
leased-lines | Leased lines | technical | Point-to-point circuits; T1 lines; T1?; <T1/T3; <T1/E1; <DS3; <DS1/DS3; <T3 circuits; <OC-3; <OC3; <OC-12; <OC-48; T1 circuits | networking | wan; bgp; vpn; ospf; cisco; routing; vlan; nfv; circuits; openflow; qos; voip; mpls
metro-ethernet | Metro Ethernet | technical | MetroE; Carrier Ethernet | networking
isdn | ISDN | technical | <PRI circuits; <ISDN/PRI; <T1/PRI; <PRI/T1 | networking
dsl | DSL? | technical | <ADSL; <xDSL; <DSL modems; <VDSL; Digital subscriber line | networking | broadband; adsl; modem; modems; cable; internet; fiber; dslam; vdsl; telecom; wan; isdn; voip; t1; fibre; dsl; wireless; router; routers; ethernet; bonded; copper; comcast; verizon; at&t
docsis | DOCSIS | technical | Cable modems | networking
wan-optimization | WAN optimization | technical | WAN optimisation; WAN acceleration | networking
software-defined-networking | Software-defined networking | technical | SDN? | networking | wan; bgp; vpn; ospf; cisco; routing; vlan; nfv; circuits; openflow; qos; voip; frame; mpls
quality-of-service-networking | Quality of Service networking | technical | QoS; Network QoS | networking
network-automation | Network automation | technical | NetDevOps; Network programmability | networking
dmvpn | DMVPN | technical | Dynamic Multipoint VPN | vpn
gre-tunnels | GRE tunnels | technical | Generic Routing Encapsulation | networking
x-25 | X.25? | technical | | networking | frame; relay; protocol; protocols; isdn; atm; packet
broadband-networks | Broadband networks | technical | Broadband technologies; Broadband? | networking | wan; bgp; vpn; ospf; cisco; routing; vlan; nfv; circuits; openflow; qos; voip; frame; mpls
cisco-sd-wan | Cisco SD-WAN | tool | Viptela; Cisco Viptela; Cisco Catalyst SD-WAN | sd-wan
vmware-velocloud | VMware VeloCloud | tool | VeloCloud; VMware SD-WAN | sd-wan
aruba-edgeconnect | Aruba EdgeConnect | tool | Silver Peak?; HPE Aruba EdgeConnect | sd-wan | sd-wan; wan; riverbed; cisco; routers; viptela; velocloud
versa-sd-wan | Versa SD-WAN | tool | Versa Networks SD-WAN; Versa Networks | sd-wan
riverbed-steelhead | Riverbed SteelHead | tool | | wan-optimization; riverbed
riverbed | Riverbed? | tool | Riverbed appliances | wan-optimization | steelhead; wan; cisco; f5; opnet; bluecoat; netscout; cascade; netscaler; citrix; palo alto; juniper; solarwinds
cisco-aci | Cisco ACI | tool | Cisco Application Centric Infrastructure; <Cisco APIC | software-defined-networking
cisco-dna-center | Cisco DNA Center | tool | Cisco Catalyst Center; Cisco DNAC
openflow | OpenFlow | technical | | software-defined-networking
netmiko | Netmiko | tool | | network-automation; python
napalm-network-automation | NAPALM network automation | tool | | network-automation; python
netbox-dcim | NetBox DCIM | tool
cumulus-linux | Cumulus Linux | tool | NVIDIA Cumulus
sonic-network-os | SONiC network OS | tool
vpn | VPN | technical | Virtual private network; <VPN configuration; <Site-to-site VPN; <VPN tunnels; <IPSec VPN; <SSL VPN; VPN client; VPN access; <VPN support; VPN connectivity; <VPN concentrator; <VPN remote access; VPN connections; <VPN setup; <Remote access VPN; VPN gateway; <VPN administration; <VPN issues; <VPN troubleshooting; Virtual Private Networking; VPN-Zugänge; Réseau privé virtuel; Red privada virtual; VPN technologies; <L2TP; <PPTP | networking
ipsec | IPsec | technical | | vpn
cisco-anyconnect | Cisco AnyConnect | tool | AnyConnect; Cisco Secure Client; Cisco AnyConnect VPN | vpn
cisco-vpn | Cisco VPN | tool | <Cisco VPN Client | vpn
openvpn | OpenVPN | tool | | vpn
wireguard | WireGuard | tool | | vpn
palo-alto-globalprotect | Palo Alto GlobalProtect | tool | GlobalProtect | vpn
ivanti-connect-secure | Ivanti Connect Secure | tool | Pulse Secure; Pulse Connect Secure | vpn; ivanti-software
forticlient | FortiClient | tool | | vpn
absolute-secure-access | Absolute Secure Access | tool | Netmotion | vpn
microsoft-rras | Microsoft RRAS | tool | RRAS; Routing and Remote Access Service | vpn
check-point-vpn | Check Point VPN | tool | Checkpoint VPN | vpn
strongswan | strongSwan | tool | | vpn
tailscale | Tailscale | tool | | vpn
zerotier | ZeroTier | tool | | vpn
nordvpn | NordVPN | tool | | vpn
wireless-networking | Wireless networking | technical | Wi-Fi?; WiFi?; WLAN; Wireless LAN; Wireless networks; <Wireless access points; <802.11; <802.11a/b/g; <802.11a/b/g/n; <802.11b/g; <802.11b; <802.11n; <802.11ac; <802.11 a/b/g/n; <IEEE 802.11; <Wireless controllers; <Wireless LAN controllers; <Wireless site surveys; Wi-Fi networks; WiFi networks; Wireless infrastructure; Wireless networking technologies; <Wireless troubleshooting; Redes inalámbricas; Réseaux sans fil; WLAN-Technik; <Wireless administration; <Wireless bridges; <Wi-Fi 6; <Wireless network installation; <Wireless routers | networking | network; networks; lan; router; routers; cisco; 802.11; wireless; bluetooth; ethernet; troubleshooting; vpn
hpe-aruba-networking | HPE Aruba Networking | tool | Aruba wireless; Aruba Networks; Aruba access points; HPE Aruba; Aruba switches; <Aruba Central; <ArubaOS | wireless-networking
ruckus-wireless | Ruckus Wireless | tool | Ruckus? | wireless-networking | wireless; wifi; wi-fi; cisco; aruba; access points; meraki; ubiquiti; wlan; zonedirector; aps
aerohive | Aerohive | tool | | wireless-networking
ekahau | Ekahau | tool | <Ekahau Site Survey; Ekahau Pro | wireless-networking
ubiquiti-unifi | Ubiquiti UniFi | tool | UniFi Controller; UniFi access points; UniFi AP; UniFi Network; UniFi switches; UniFi Dream Machine; UniFi wireless; UniFi Protect | wireless-networking; ubiquiti
ubiquiti | Ubiquiti | tool | | wireless-networking
ubiquiti-edgemax | Ubiquiti EdgeMAX | tool | <EdgeRouter; <EdgeSwitch; <Ubiquiti EdgeRouter
airmagnet | AirMagnet | tool | NetAlly AirMagnet | wireless-networking
cisco-wireless | Cisco wireless | tool | <Cisco WLC; <Cisco Aironet; <Aironet; <Cisco Wireless LAN Controller | wireless-networking
juniper-mist | Juniper Mist | tool | Mist wireless; Mist AI | wireless-networking
cambium-networks | Cambium Networks | tool | Cambium? | wireless-networking | wireless; ptp; wifi; ubiquiti; wisp
wireless-security | Wireless security | technical | Wi-Fi security; <WPA2; <WPA/WPA2; <WEP/WPA; <WEP; <WPA2-Enterprise; <WPA3 | wireless-networking
certified-wireless-network-administrator | Certified Wireless Network Administrator | certification | CWNA | wireless-networking
certified-wireless-network-professional | Certified Wireless Network Professional | certification | | wireless-networking
cisco | Cisco networking | tool | Cisco?; <Cisco routers; <Cisco switches; <Cisco switch; <Cisco Catalyst; <Cisco routers and switches; <Cisco routers/switches; <Cisco routing and switching; <Cisco switches and routers; Cisco equipment; Cisco devices; Cisco networks?; Cisco hardware; <Cisco Catalyst switches; <Catalyst switches; <Cisco ISR; <Cisco ASR; <ASR 9000; <Cisco 2960; <Catalyst 6500; <Catalyst 6509; <Catalyst 3750; <Catalyst 2960; <Catalyst 3850; <Cisco 3750; <Cisco 6500; Cisco networking equipment; <Cisco LAN; <Cisco CLI; <Cisco 2600; <Cisco 2800; <Cisco 2900; <Cisco network administration; <Cisco firewalls | routing-and-switching | network; networking; routers; router; switches; switch; firewall; ccna; ios; lan; wan; juniper; asa; vpn; vmware
cisco-nexus | Cisco Nexus | tool | Nexus switches; Cisco Nexus switches; <Nexus 7000; <Nexus 5000; <Nexus 9000; <NX-OS | cisco
cisco-ios | Cisco IOS | tool | <Cisco IOS-XE; Cisco Internetwork Operating System | cisco
cisco-ios-xr | Cisco IOS XR | tool | IOS-XR; IOS XR | cisco
cisco-meraki | Cisco Meraki | tool | Meraki; <Meraki switches; <Meraki access points; <Meraki MX | cisco
cisco-prime | Cisco Prime | tool | Cisco Prime Infrastructure | cisco
ciscoworks | CiscoWorks | tool | Cisco Works? | cisco | ciscoworks; snmp; openview; solarwinds; lms
linksys | Linksys | tool | Cisco Linksys | cisco
juniper | Juniper Networks | tool | Juniper?; <Junos; <Juniper routers; <Juniper switches; <Juniper MX; <Juniper EX; <Juniper routers and switches; <Junos OS; <Juniper QFX; <Juniper NSM; <Juniper MX960; <Junos Space; <Juniper firewalls | routing-and-switching | network; networks; cisco; router; routers; switch; switches; firewall; firewalls; srx; junos; arista; vpn; palo; fortinet; routing; bgp; checkpoint; netscreen
juniper-srx | Juniper SRX | tool | SRX firewalls | juniper; firewalls
juniper-netscreen | Juniper NetScreen | tool | Netscreen; NetScreen firewalls | firewalls
juniper-ssg | Juniper SSG | tool | SSG firewalls; Juniper SSG firewalls
juniper-networks-certified-associate | Juniper Networks Certified Associate | certification | JNCIA; <JNCIA-Junos | juniper
juniper-networks-certified-specialist | Juniper Networks Certified Specialist | certification | JNCIS; <JNCIS-ENT; <JNCIS-SEC | juniper-networks-certified-associate
juniper-networks-certified-professional | Juniper Networks Certified Professional | certification | JNCIP | juniper-networks-certified-specialist
juniper-networks-certified-expert | Juniper Networks Certified Expert | certification | JNCIE | juniper-networks-certified-professional
other-network-vendors | HPE ProCurve | tool | HP ProCurve; ProCurve; HP Procurve switches; ProCurve switches | routing-and-switching
arista-networks | Arista Networks | tool | Arista?; Arista switches; <Arista EOS | routing-and-switching | cisco; juniper; nexus; eos; bgp; evpn; vxlan; routers; switches; firewalls; palo alto
extreme-networks | Extreme Networks | tool | Extreme switches; <Extreme Wireless; <ExtremeCloud IQ | routing-and-switching
enterasys | Enterasys | tool | Enterasys Networks | routing-and-switching
foundry-networks | Foundry Networks | tool | Foundry switches | routing-and-switching
nortel-networking | Nortel networking | tool | Nortel switches; <Nortel Passport; <Bay Networks | routing-and-switching
3com | 3Com? | tool | 3Com switches | routing-and-switching | switches; routers; cisco; networking; lan; ethernet; hubs; pbx; nbx; nortel
huawei-networking | Huawei networking | tool | Huawei routers; Huawei switches | routing-and-switching
nokia-sr-os | Nokia SR OS | tool | Nokia Service Router | routing-and-switching
alcatel-lucent-omniswitch | Alcatel-Lucent OmniSwitch | tool | Alcatel OmniSwitch | routing-and-switching
mikrotik | MikroTik | tool | <MikroTik RouterOS; <RouterOS | routing-and-switching
netgear | NETGEAR | tool | <Netgear switches | routing-and-switching
d-link | D-Link | tool | | routing-and-switching
tp-link | TP-Link | tool | | routing-and-switching
adtran | Adtran | tool | | routing-and-switching
dell-networking | Dell Networking | tool | Dell PowerConnect; <PowerConnect; Dell switches; <Dell OS10; <Force10 | routing-and-switching
allied-telesis | Allied Telesis | tool | | routing-and-switching
zyxel | Zyxel | tool | | routing-and-switching
ciena | Ciena? | tool |  | routing-and-switching | optical; dwdm; waveserver; otn; sonet; infinera; fiber; alcatel; transport
peplink | Peplink | tool | | routing-and-switching
hpe-comware | HPE Comware | tool | | routing-and-switching
cradlepoint | Cradlepoint | tool | | routing-and-switching
calix | Calix | tool | | routing-and-switching
opengear | Opengear | tool | | routing-and-switching
ssh-ftp | SSH | technical | Secure Shell; <OpenSSH; <SSH keys
sftp | SFTP | technical | Secure FTP; SSH File Transfer Protocol; <SCP/SFTP
ftp | FTP | technical | File Transfer Protocol; <FTP server; FTP protocol
telnet | Telnet | technical
managed-file-transfer | Managed file transfer | technical | MFT file transfer; Secure file transfer
terminal-emulation | Terminal emulation | technical | Terminal emulators; Terminal emulator
http | HTTP? | technical | HTTPS?; HTTP/HTTPS; HTTP protocol; <HTTP/2; <HTTP/3; Hypertext Transfer Protocol | | rest; tcp; protocols; protocol; soap; json; ftp; dns; tls; ssl; apache; nginx; sockets; smtp; requests; ip; api; apis; udp; xml; dhcp; graphql; grpc
x-window-system | X Window System | technical | X-Windows; X11; X Windows
ibm-sterling-connect-direct | IBM Sterling Connect:Direct | tool | Connect:Direct?; NDM Connect Direct; IBM Connect:Direct | managed-file-transfer | ndm; sterling; mft; jcl; sftp; mainframe; file transfer; goanywhere
goanywhere-mft | GoAnywhere MFT | tool | GoAnywhere | managed-file-transfer
globalscape | Globalscape | tool | Globalscape EFT | managed-file-transfer
moveit-transfer | MOVEit Transfer | tool | Progress MOVEit; Ipswitch MOVEit | managed-file-transfer
axway-securetransport | Axway SecureTransport | tool | | managed-file-transfer
aspera | Aspera? | tool | IBM Aspera | managed-file-transfer | ibm; fasp; signiant; faspex
proxy-and-cdn | Proxy servers | technical | Proxy server; Proxies?; Forward proxy | | proxy; firewall; linux; apache; dns; nginx; iptables; cloudflare; akamai; cloudfront; aws
web-filtering | Web filtering | technical | Content filtering; Web content filtering; Internet filtering
content-delivery-networks | Content delivery networks | technical | Content delivery network; CDN?; CDNs | | proxy; firewall; linux; apache; dns; nginx; cloudflare; akamai; cloudfront; aws; caching
sase | SASE | technical | Secure access service edge
cloud-access-security-broker | Cloud access security broker | technical | CASB; Cloud access security brokers | cloud-security
secure-web-gateways | Secure web gateways | technical | Secure web gateway
squid-proxy | Squid proxy | tool | Squid? | proxy-and-cdn | proxy; linux; apache; iptables; dns; nginx; cache
symantec-blue-coat | Symantec Blue Coat | tool | Blue Coat?; Bluecoat; Blue Coat proxy; BlueCoat ProxySG; Symantec ProxySG | proxy-and-cdn | proxy; firewall; palo alto; websense; checkpoint; proxysg; zscaler; ironport
zscaler | Zscaler | tool | <Zscaler Internet Access; <Zscaler Private Access | proxy-and-cdn
forcepoint | Forcepoint | tool | Websense; <Forcepoint Web Security; <Websense Web Security | proxy-and-cdn
netskope | Netskope? | tool |  | proxy-and-cdn | zscaler; casb; swg; dlp; palo alto; sase; proxy; forcepoint; ztna
cloudflare | Cloudflare | tool | <Cloudflare CDN; <Cloudflare WAF | content-delivery-networks
akamai | Akamai | tool | <Akamai CDN | content-delivery-networks
fastly | Fastly | tool | | content-delivery-networks
amazon-cloudfront | Amazon CloudFront | tool | CloudFront; AWS CloudFront | content-delivery-networks; aws
azure-front-door | Azure Front Door | tool | | content-delivery-networks; azure
azure-cdn | Azure CDN | tool | | content-delivery-networks; azure
edgio | Edgio | tool | <Limelight CDN; <Edgecast | content-delivery-networks
bunny-net | bunny.net | tool | | content-delivery-networks
microsoft-isa-server | Microsoft ISA Server | tool | ISA Server; ISA Server 2006; ISA Server 2004; ISA 2006? | proxy-and-cdn | tmg; isa server; exchange; windows server; proxy; firewall; firewalls
microsoft-proxy-server | Microsoft Proxy Server | tool | MS Proxy Server | proxy-and-cdn
microsoft-forefront-tmg | Microsoft Forefront TMG | tool | Forefront TMG; Microsoft TMG; Threat Management Gateway | proxy-and-cdn
barracuda-web-filter | Barracuda Web Filter | tool | Barracuda Web Security Gateway | proxy-and-cdn
iboss | iboss | tool | | proxy-and-cdn
cisco-secure-web-appliance | Cisco Secure Web Appliance | tool | Cisco WSA | proxy-and-cdn
cisco-ironport | Cisco IronPort | tool | IronPort | proxy-and-cdn
cisco-cloud-web-security | Cisco Cloud Web Security | tool | Cisco ScanSafe | proxy-and-cdn
mcafee-web-gateway | McAfee Web Gateway | tool | Skyhigh Web Gateway | proxy-and-cdn
lightspeed-filter | Lightspeed Filter | tool | | proxy-and-cdn
ngrok | ngrok | tool | | proxy-and-cdn

# Telephony
telecommunications | Telecommunications | technical | Telecommunications systems; <Telecommunications equipment; <Telecom systems; <Telecom networks; Telekommunikation; Telecomunicaciones; <Telecom infrastructure; <Telecommunications infrastructure; <Telecom operations; <Telecommunications networks; Telekommunikationstechnik; Systèmes de télécommunication; <CLEC; <ILEC; <Telecom circuits; <Central office equipment; <Central office telecom; <Voice and data communications | | sonet; voip; telecom; dwdm; switching; sip; ss7; circuits; voice; network; data; engineering; systems; infrastructure; cabling; equipment; pbx; carrier
sonet | SONET | technical | | telecommunications
sdh | SDH? | technical | Synchronous Digital Hierarchy | telecommunications | sonet; dwdm; optical; pdh; transmission; telecom; stm; wdm; microwave; fiber; ethernet
dwdm | DWDM | technical | Dense wavelength division multiplexing | telecommunications; wavelength-division-multiplexing
wavelength-division-multiplexing | Wavelength division multiplexing | technical | WDM | telecommunications
cwdm | CWDM | technical | Coarse wavelength division multiplexing | telecommunications; wavelength-division-multiplexing
optical-networking | Optical networking | technical | Optical networks; Optical transport networks | telecommunications
ss7 | SS7 | technical | SS7 signaling; Signaling System 7 | telecommunications
oss-bss | OSS/BSS | technical | BSS/OSS; Operations support systems; Business support systems | telecommunications
time-division-multiplexing | Time-division multiplexing | technical | TDM? | telecommunications | circuits; telecom; voip; sonet; pbx; voice; dwdm; multiplexing
telephone-switching | Telephone switching | technical | Digital switching; <DMS-100; <5ESS; Class 5 switches | telecommunications
circuit-provisioning | Circuit provisioning | technical | <DACS?; <TIRKS; Telecom provisioning | telecommunications | sonet; telecom; circuits; tirks; t1; ds3
gpon | GPON | technical | PON networks | telecommunications
fiber-to-the-home | Fiber to the home | technical | FTTP | telecommunications
microwave-radio-links | Microwave radio links | technical | Microwave transmission; Microwave backhaul | telecommunications
network-functions-virtualization | Network functions virtualization | technical | NFV; Network function virtualization | telecommunications
telecom-billing | Telecom billing | technical | Telecommunications billing | telecommunications
telecom-expense-management | Telecom expense management | technical | | telecommunications
volte | VoLTE? | technical | | voip | lte; ims; voip; 4g; 5g; telecom; network; sip; ran; vowifi; mobile
ericsson-ran | Ericsson RAN | technical | | telecommunications
dslam | DSLAM | technical | DSL access multiplexers | telecommunications
voip | VoIP | technical | Voice over IP; Voice over Internet Protocol; IP telephony; <IP phones; <VoIP phones; <VoIP phone systems; VoIP systems; VoIP telephony; Internet telephony; <Hosted VoIP; Téléphonie IP; ToIP; Telefonía IP; IP-Telefonie; <VoIP administration; <VoIP support; <VoIP troubleshooting; VoIP software | telecommunications | voip; rtp; voice; telephony; pbx; h.323; mgcp; trunks; trunk; vonage; freepbx; ip; linux
session-initiation-protocol | Session Initiation Protocol | technical | SIP?; SIP protocol; SIP/RTP; RTP/SIP; <SIP trunking; <SIP trunks | voip | voip; rtp; voice; telephony; pbx; h.323; mgcp; trunks; trunk; sip; freepbx
h-323 | H.323 | technical | | voip
session-border-controllers | Session border controllers | technical | Session border controller | voip
cloud-pbx | Cloud PBX | technical | Hosted PBX; Hosted phone systems | voip
asterisk-pbx | Asterisk PBX | tool | Asterisk? | voip | voip; rtp; voice; telephony; pbx; h.323; mgcp; trunks; trunk; sip; linux; freepbx; ip
freepbx | FreePBX | tool | | voip
3cx | 3CX | tool | 3CX Phone System | voip
freeswitch | FreeSWITCH | tool | | voip
elastix | Elastix | tool | | voip
grandstream | Grandstream | tool | | voip
oracle-session-border-controller | Oracle Session Border Controller | tool | Oracle SBC; Acme Packet | voip
audiocodes | AudioCodes | tool | | voip
cisco-broadworks | Cisco BroadWorks | tool | BroadSoft; BroadWorks | voip
nextiva | Nextiva | tool | | voip
goto-connect | GoTo Connect | tool | Jive phone system | voip
poly-phones | Poly phones | tool | Polycom phones; <Polycom VoIP | voip
avaya-ip-phones | Avaya IP phones | tool | | voip
ribbon-communications-sbc | Ribbon Communications SBC | tool | Sonus SBC | voip
kamailio | Kamailio | tool | | voip
ooma | Ooma | tool | | voip
cisco-voice | Cisco Unified Communications | tool | Cisco voice; Cisco UC; <Cisco CUBE; <Cisco voice gateways | voip
cisco-unified-communications-manager | Cisco Unified Communications Manager | tool | CUCM; Cisco CallManager; Cisco Call Manager; CallManager; Cisco CUCM | cisco-voice
cisco-cme | Cisco Unified Communications Manager Express | tool | CUCME; CallManager Express; Cisco CME; Call Manager Express
cisco-unity-connection | Cisco Unity Connection | tool | Cisco Unity; Unity Connection | cisco-voice
cisco-unified-contact-center | Cisco Unified Contact Center | tool | <Cisco UCCX; <UCCX; <Cisco UCCE; <UCCE; Cisco Contact Center; <IPCC?; <Cisco IPCC | cisco-voice | cisco; uccx; cucm; icm; ip ivr; ucce
cisco-expressway | Cisco Expressway | tool | | cisco-voice
cisco-telepresence | Cisco TelePresence | tool | | cisco-voice
webex-calling | Webex Calling | tool | Cisco Webex Calling | cisco-voice
pbx | Business phone systems | technical | PBX; PBX systems; IP PBX; PABX; Private branch exchange; Phone systems administration; <Voicemail systems; <Voice mail systems; Telefonanlagen; TK-Anlagen; Autocommutateur; Centralitas telefónicas; <Key systems telephone; <Centrex | telecommunications
telephony | Telephony | technical | Telephony systems; Telefonía?; Téléphonie? | telecommunications | voip; pbx; ip; cisco; réseau; réseaux; redes; sip; asterisk; toip; avaya; infrastructure; telecomunicaciones; autocommutateur; networking; call manager
interactive-voice-response | Interactive voice response | technical | IVR systems | telecommunications
avaya-aura | Avaya Aura | tool | Avaya Communication Manager; Avaya PBX; <Avaya Site Administration | pbx
avaya-definity | Avaya Definity | tool | Definity G3 | pbx
avaya-ip-office | Avaya IP Office | tool | IP Office Avaya | pbx
nortel-meridian | Nortel Meridian | tool | Nortel PBX; Meridian phone system; Meridian 1; Nortel Option 11 | pbx
nortel-cs1000 | Nortel CS1000 | tool | Nortel Communication Server 1000 | pbx
nortel-norstar | Nortel Norstar | tool | Norstar? | pbx | nortel; pbx; avaya; meridian; voicemail; key system; mitel; telephony; bcm; partner
mitel-mivoice-connect | Mitel MiVoice Connect | tool | ShoreTel phone system; ShoreTel | pbx
nec-phone-systems | NEC phone systems | tool | NEC PBX; NEC Univerge | pbx
siemens-hipath | Siemens HiPath | tool | HiPath | pbx
unify-openscape | Unify OpenScape | tool | OpenScape | pbx
rolm-pbx | ROLM PBX | tool | Rolm | pbx
panasonic-pbx | Panasonic PBX | tool | Panasonic phone systems | pbx
toshiba-phone-systems | Toshiba phone systems | tool | Toshiba Strata | pbx
alcatel-lucent-omnipcx | Alcatel-Lucent OmniPCX | tool | Alcatel OmniPCX; OmniPCX | pbx
avaya-audix | Avaya AUDIX | tool | Audix? | pbx | avaya; voicemail; definity; pbx; lucent; intuity
inter-tel | Inter-Tel? | tool | Intertel? | pbx | pbx; axxess; nortel; avaya; mitel; norstar; telephony; toshiba; voicemail
avaya-cms-supervisor | Avaya CMS Supervisor | tool | Avaya Call Management System | pbx
unified-communications | Unified communications | technical | <Unified messaging; UCaaS; Communications unifiées; Comunicaciones unificadas; UC&C | | polycom; tandberg; video; conferencing; audio; equipment; bridge; network; cisco
skype-for-business-server | Skype for Business Server | tool | Lync Server; Microsoft Lync Server; <Office Communications Server; <Microsoft OCS; Lync administration; Lync Server 2013; Lync Server 2010 | unified-communications
microsoft-office-communicator | Microsoft Office Communicator | tool | | unified-communications
microsoft-teams-phone | Microsoft Teams Phone | tool | Teams Voice; Microsoft Teams Voice; Teams Phone System; <Teams Direct Routing | unified-communications
microsoft-teams-rooms | Microsoft Teams Rooms | tool | Teams Rooms | unified-communications
polycom | Polycom | tool | Polycom video; <Polycom HDX | unified-communications
tandberg | Tandberg? | tool |  | unified-communications | polycom; video conferencing; videoconferencing; telepresence; codec; vtc; lifesize
lifesize | Lifesize? | tool | | unified-communications | polycom; tandberg; videoconferencing; webex; zoom; cisco; video conferencing; vtc
zoom-phone | Zoom Phone | tool | | unified-communications
videoconferencing-systems | Videoconferencing systems | technical | Video conferencing equipment; Video teleconferencing; VTC?; VTC equipment; Video conferencing systems; <Conference room technology | | polycom; tandberg; video; conferencing; audio; cisco

# Clouds
cloud-computing | Cloud computing | technical | Cloud services; <Cloud infrastructure; Cloud platforms; <Cloud environments; <Cloud-based infrastructure; <Cloud providers; Cloud-Technologien; Informatique en nuage; Computación en la nube; Cloud?; <Public cloud; Cloud technologies; Cloud technology; Cloud systems; <Cloud solutions | | aws; azure; gcp; saas; iaas; paas; amazon; google; computing; devops; kubernetes; docker; virtualization; vmware; servers; microservices; hybrid; infrastructure; linux
infrastructure-as-a-service | Infrastructure as a service | technical | IaaS | cloud-computing
platform-as-a-service | Platform as a service | technical | PaaS | cloud-computing
cloud-native-development | Cloud-native development | technical | Cloud-native; Cloud native applications; Cloud application development; Cloud native | cloud-computing
cloud-engineering | Cloud engineering | technical | Cloud infrastructure engineering | cloud-computing
cloud-deployment | Cloud deployment | technical | Cloud deployments | cloud-computing
cloud-administration | Cloud administration | technical | Cloud management; Cloud operations; Cloud infrastructure management; <Cloud support; <Cloud monitoring; CloudOps; <Cloud governance; <Cloud provisioning; Cloud infrastructure administration; Administration cloud; Administración de la nube | cloud-computing; system-administration
azure-administration | Azure administration | technical | Azure administrator skills; Administration Azure | azure; cloud-administration
aws-administration | AWS administration | technical | Administration AWS | aws; cloud-administration
gcp-administration | GCP administration | technical | Google Cloud administration | google-cloud; cloud-administration
finops | FinOps | technical | Cloud cost optimization; Cloud cost management; <AWS cost optimization; <Azure Cost Management; <AWS Cost Explorer; Cloud financial management
cloud-automation | Cloud automation | technical
cloud-landing-zones | Cloud landing zones | technical | Landing zones?; Azure landing zones; AWS landing zone | cloud-architecture | cloud; azure; aws; terraform; gcp; subscription
aws-organizations | AWS Organizations | tool | | aws
aws-control-tower | AWS Control Tower | tool | | aws
vmware-tanzu-cloudhealth | VMware Tanzu CloudHealth | tool | CloudHealth | finops
cloud-architecture | Cloud architecture | technical | Cloud solution architecture; <Cloud infrastructure architecture; <Cloud design; Cloud-Architektur; Architecture cloud; Arquitectura cloud; Arquitectura en la nube; <Cloud infrastructure design | cloud-computing
aws-architecture | AWS architecture | technical | Solutions architecture AWS; AWS solution architecture; <AWS Well-Architected | cloud-architecture; aws
azure-architecture | Azure architecture | technical | Azure solution architecture | cloud-architecture; azure
well-architected-framework | Well-Architected Framework | technical | | cloud-architecture
cloud-strategy | Cloud strategy | technical | Cloud strategy development
multi-tenant-architecture | Multi-tenant architecture | technical | Multi-tenancy; Multitenancy | software-architecture
twelve-factor-apps | Twelve-factor apps | technical | 12-factor apps | software-architecture
cloud-adoption-framework | Cloud Adoption Framework | technical | | cloud-architecture
cloud-native-architecture | Cloud-native architecture | technical | | cloud-architecture
cloud-migration | Cloud migration | technical | Migration to the cloud; <Migration to AWS; <Migration to Azure; <AWS migration; <Azure migration; <Data center to cloud migration; <Lift and shift; <On-premises to cloud migration; Migrating to the cloud; <Migrating to AWS; Migration cloud; Migración a la nube; <On-prem to cloud; <On-prem to cloud migration; Cloud migration strategy; <Cloud transformation; <Cloud adoption | cloud-computing
azure-migrate | Azure Migrate | tool | | cloud-migration; azure
aws-application-migration-service | AWS Application Migration Service | tool | CloudEndure; AWS MGN | cloud-migration; aws
aws-snowball | AWS Snowball | tool | | aws
aws-database-migration-service | AWS Database Migration Service | tool | AWS DMS; Amazon DMS | aws
bittitan | BitTitan | tool | | cloud-migration
avepoint | AvePoint | tool | | cloud-migration
sharegate | ShareGate | tool | | cloud-migration
serverless | Serverless computing | technical | Serverless; Serverless architecture; Serverless applications; Function as a service; Serverless functions | cloud-computing | aws; s3; ec2; dynamodb; sqs; sns; serverless; gateway; cloudwatch; rds; step; kinesis; ecs; cloudformation; redshift
aws-lambda | AWS Lambda | tool | Lambda?; Lambda functions?; AWS Lambda functions; Amazon Lambda; Lambdas AWS; Lambdas? | serverless; aws | aws; s3; ec2; dynamodb; sqs; sns; serverless; cloudwatch; kinesis; cloudformation
aws-sam | AWS SAM | tool | Serverless Application Model; AWS Serverless Application Model | serverless; aws
aws-step-functions | AWS Step Functions | tool | Step Functions | aws
azure-functions | Azure Functions | tool | Azure Function Apps; <Azure Durable Functions | serverless; azure
google-cloud-functions | Google Cloud Functions | tool | GCP Cloud Functions; Cloud Functions?; <Cloud Functions for Firebase | serverless; google-cloud | gcp; bigquery; firebase; firestore; gke; google cloud
google-cloud-run | Google Cloud Run | tool | GCP Cloud Run; Cloud Run? | google-cloud | gcp; google; bigquery; firebase; firestore; gke; pub
cloudflare-workers | Cloudflare Workers | tool | | serverless; cloudflare
cloudflare-r2 | Cloudflare R2 | tool | R2 object storage Cloudflare | serverless; cloudflare
cloudflare-pages | Cloudflare Pages | tool | | serverless; cloudflare
knative | Knative | tool | | serverless; kubernetes
openfaas | OpenFaaS | tool | | serverless
serverless-framework | Serverless Framework | tool | Serverless.com | serverless
azure-event-grid | Azure Event Grid | tool | Event Grid? | azure | azure; event hubs; service bus; functions; logic apps
azure-event-hubs | Azure Event Hubs | tool | Event Hubs?; Azure Event Hub | azure | azure; kafka; event grid; service bus; databricks; stream analytics; functions
sst-framework | SST framework | tool | SST? | serverless | serverless; aws; lambda; cdk; pulumi; nextjs; typescript
deno-deploy | Deno Deploy | tool | | serverless
aws | Amazon Web Services | tool | AWS?; Amazon AWS; AWS cloud; AWS services; AWS Cloud Services; <AWS infrastructure; Amazon cloud; <AWS console; <AWS Management Console; AWS platform; AWS environment; AWS cloud platform; AWS stack; AWS cloud computing; Amazon Web Services cloud; <AWS development; <AWS engineering; AWS technologies; AWS ecosystem | cloud-computing | amazon; ec2; s3; azure; lambda; docker; kubernetes; terraform; devops; gcp; linux; python; java; rds; jenkins; redshift; dynamodb; cloudformation; javascript; node.js; serverless; vpc; ansible; postgresql; openstack; vmware; cloudwatch; snowflake; microservices
aws-elastic-beanstalk | AWS Elastic Beanstalk | tool | Elastic Beanstalk; Amazon Elastic Beanstalk | aws
amazon-lightsail | Amazon Lightsail | tool | AWS Lightsail | aws
amazon-cognito | Amazon Cognito | tool | AWS Cognito; Cognito? | aws | aws; amazon; lambda; s3; authentication; amplify; appsync; ec2
aws-systems-manager | AWS Systems Manager | tool | AWS SSM; <SSM Parameter Store | aws
aws-secrets-manager | AWS Secrets Manager | tool | | aws
aws-opsworks | AWS OpsWorks | tool | OpsWorks | aws
aws-batch | AWS Batch | tool | | aws
aws-appsync | AWS AppSync | tool | AppSync | aws; graphql
aws-cloudtrail | AWS CloudTrail | tool | CloudTrail | aws
aws-config | AWS Config | tool | | aws
aws-transfer-family | AWS Transfer Family | tool | | aws
amazon-cloudwatch | Amazon CloudWatch | tool | CloudWatch; AWS CloudWatch; <Amazon Cloudwatch Logs | aws
amazon-efs | Amazon EFS | tool | AWS EFS; Elastic File System | aws
amazon-fsx | Amazon FSx | tool | AWS FSx | aws
aws-govcloud | AWS GovCloud | tool | | aws
aws-outposts | AWS Outposts | tool | | aws
aws-x-ray | AWS X-Ray | tool | | aws
boto3 | Boto3 | tool | AWS SDK for Python | aws; python
aws-cli | AWS CLI | tool | AWS Command Line Interface | aws
aws-sdk | AWS SDK | tool | | aws
amazon-ec2 | Amazon EC2 | tool | EC2; AWS EC2; Elastic Compute Cloud; Amazon Elastic Compute Cloud; <EC2 instances; <AWS EC2 instances; <AMIs AWS; <Amazon Machine Images; <AWS AMI; <EC2 Linux | aws | ec2; aws; s3; vpc; elb; efs; amazon; rds; lambda; ami
amazon-ebs | Amazon EBS | tool | AWS EBS; EBS?; EBS volumes; Elastic Block Store | aws | ec2; aws; s3; vpc; elb; efs; amazon; rds; lambda; ami
aws-auto-scaling | AWS Auto Scaling | tool | Auto Scaling groups; EC2 Auto Scaling | aws
amazon-s3 | Amazon S3 | tool | S3?; AWS S3; Amazon Simple Storage Service; Simple Storage Service; <S3 buckets; <AWS S3 buckets; S3 storage; <S3 lifecycle policies | aws | ec2; aws; lambda; rds; amazon; redshift; glacier; bucket; buckets; cloudfront; cloudwatch; vpc; ebs; emr; athena
amazon-s3-glacier | Amazon S3 Glacier | tool | Amazon Glacier; AWS Glacier; S3 Glacier | aws
aws-storage-gateway | AWS Storage Gateway | tool | | aws
aws-networking | AWS networking | technical | <AWS security groups; <VPC peering; <NAT gateway; <AWS PrivateLink | aws; networking | aws; ec2; subnets; vpn; route; peering; iam; s3; elb; cloud; rds; gcp; ebs
amazon-vpc | Amazon VPC | tool | AWS VPC; VPC?; Virtual Private Cloud?; AWS Virtual Private Cloud | aws-networking | aws; ec2; subnets; iam; s3; elb; rds; ebs; lambda
aws-transit-gateway | AWS Transit Gateway | tool | Transit Gateway | aws-networking
aws-direct-connect | AWS Direct Connect | tool | AWS Direct Connect gateway | aws-networking
aws-iam | AWS IAM | tool | AWS Identity and Access Management; <AWS IAM policies; <IAM roles? | aws; identity-access-management | aws; ec2; s3; lambda; vpc; cloudformation; cloudwatch; rds
aws-kms | AWS KMS | tool | AWS Key Management Service | aws
amazon-guardduty | Amazon GuardDuty | tool | AWS GuardDuty; GuardDuty | aws
aws-security-hub | AWS Security Hub | tool | | aws
aws-waf | AWS WAF | tool | | aws
aws-shield | AWS Shield | tool | | aws
amazon-inspector | Amazon Inspector? | tool | AWS Inspector | aws | aws; guardduty; security hub; macie; cloudtrail; ec2
aws-certificate-manager | AWS Certificate Manager | tool | | aws
aws-security | AWS security | technical | AWS cloud security; Amazon Web Services security | aws; cloud-security
cloudformation | AWS CloudFormation | tool | CloudFormation; Cloud Formation?; AWS Cloud Formation; <CloudFormation templates; Amazon CloudFormation; <CFT AWS; <CloudFormation stacks | aws; infrastructure-as-code | aws; terraform; ec2; lambda; ansible
aws-cdk | AWS CDK | tool | AWS Cloud Development Kit | aws; infrastructure-as-code
aws-containers | Amazon EKS | tool | AWS EKS; EKS; Elastic Kubernetes Service; <EKS clusters; Amazon Elastic Kubernetes Service | aws; kubernetes | aws; ec2; fargate; eks; docker; kubernetes; lambda; s3; rds; elb; ecr; ecs; cloudwatch
amazon-ecs | Amazon ECS | tool | AWS ECS; ECS?; Elastic Container Service; Amazon Elastic Container Service; <ECS clusters | aws; docker | aws; ec2; fargate; eks; docker; kubernetes; lambda; s3; rds; elb; ecr; ecs; cloudwatch
aws-fargate | AWS Fargate | tool | Fargate; ECS Fargate | aws; docker
amazon-ecr | Amazon ECR | tool | AWS ECR; Elastic Container Registry | aws; docker
aws-app-runner | AWS App Runner | tool | | aws; docker
azure | Microsoft Azure | tool | Azure; Azure cloud; MS Azure; Windows Azure; Microsoft Azure cloud; Azure services; Azure Cloud Services; Azure infrastructure; Azure platform; <Azure Portal; <Azure CLI; <Azure PaaS; <Azure IaaS; Azure environment; <Azure PowerShell; Azure Cloud Platform; <Azure development; Azure Cloud Computing; <Azure Government; <Azure Resource Groups; Azure technologies; <Azure engineering; <Azure Advisor | cloud-computing
azure-app-service | Azure App Service | tool | Azure Web Apps; <Azure WebJobs; Azure Web App | azure
azure-resource-manager | Azure Resource Manager | tool | <ARM templates; <Azure ARM templates; Azure ARM | azure; infrastructure-as-code
azure-bicep | Azure Bicep | tool | <Bicep templates; Bicep? | azure; infrastructure-as-code | azure; terraform; iac
azure-automation | Azure Automation | tool | Azure Runbooks | azure
azure-monitor | Azure Monitor | tool | <Azure Log Analytics | azure
azure-application-insights | Azure Application Insights | tool | Application Insights? | azure | azure; log analytics; kusto; app service
azure-key-vault | Azure Key Vault | tool | Key Vault? | azure | azure; app service; .net; c#; terraform; devops
azure-blob-storage | Azure Blob Storage | tool | Blob Storage; Azure Blob; Azure Storage; <Azure Storage accounts | azure
azure-files | Azure Files | tool | | azure
azure-virtual-machines | Azure Virtual Machines | tool | Azure VMs; Azure VM | azure
azure-virtual-network | Azure Virtual Network | tool | Azure VNet; Azure networking; VNets; <VNet peering; <Azure VNets | azure
azure-expressroute | Azure ExpressRoute | tool | ExpressRoute | azure
azure-firewall | Azure Firewall | tool | | azure
azure-arc | Azure Arc | tool | | azure
azure-policy | Azure Policy | tool | | azure
azure-container-registry | Azure Container Registry | tool | | azure
azure-container-apps | Azure Container Apps | tool | | azure
azure-container-instances | Azure Container Instances | tool | | azure
azure-bastion | Azure Bastion | tool | | azure
azure-static-web-apps | Azure Static Web Apps | tool | | azure
azure-communication-services | Azure Communication Services | tool | | azure
azure-kubernetes-service | Azure Kubernetes Service | tool | AKS?; Azure AKS; Azure Kubernetes; <AKS clusters | azure; kubernetes | azure; kubernetes; docker; acr; terraform; devops; helm; aad; eks; gke; ci/cd; microservices; containers; k8s; openshift; jenkins
azure-service-fabric | Azure Service Fabric | tool | Service Fabric | azure
azure-service-bus | Azure Service Bus | tool | Azure Service Bus queues; Azure Servicebus; Service Bus Azure; Service Bus queues; Service Bus topics; Microsoft Azure Service Bus | azure; message-queues
azure-queue-storage | Azure Queue Storage | tool | Azure Storage Queues; Azure Queues | azure
azure-devops | Azure DevOps | tool | Azure DevOps Services; Azure DevOps Server; Microsoft Azure DevOps; Visual Studio Online; Azure Dev Ops; AzureDevOps; Visual Studio Team Services; VSTS | ci-cd
azure-pipelines | Azure Pipelines | tool | Azure DevOps pipelines; ADO pipelines; Azure DevOps CI/CD; Azure CI/CD; Azure Pipelines YAML; Azure YAML pipelines | azure-devops; ci-cd
azure-artifacts | Azure Artifacts | tool | | azure-devops
google-cloud | Google Cloud Platform | tool | Google Cloud; GCP?; Google Cloud Platform (GCP); GCP cloud; Google Cloud services; GCP services; <Google Cloud SDK; <gcloud; <gcloud CLI; <Google Cloud Console; <GCP console; <Google Cloud infrastructure; <GCP infrastructure; Google Cloud Platform services | cloud-computing | aws; azure; bigquery; kubernetes; terraform; docker; gke; devops; linux; firebase; gcs; gce; stackdriver
google-compute-engine | Google Compute Engine | tool | GCP Compute Engine; GCE? | google-cloud | gcp; google; bigquery; gke; gcs; stackdriver; app engine; cloud functions; dataflow
google-app-engine | Google App Engine | tool | App Engine; GAE? | google-cloud | aws; azure; bigquery; kubernetes; terraform; docker; gke; gcp; google; gcs; stackdriver
google-cloud-storage | Google Cloud Storage | tool | GCS bucket; GCP Cloud Storage; GCS? | google-cloud | aws; azure; bigquery; kubernetes; terraform; docker; gke; gcp; google; gcs; stackdriver
google-cloud-build | Google Cloud Build | tool | Cloud Build? | google-cloud; ci-cd | gcp; google; bigquery; gke; gcs; stackdriver
google-cloud-operations-suite | Google Cloud Operations Suite | tool | Stackdriver; GCP Stackdriver; <Google Cloud Logging; <Google Cloud Monitoring | google-cloud
google-kubernetes-engine | Google Kubernetes Engine | tool | GKE; GCP GKE; <GKE clusters; <GKE Autopilot | google-cloud; kubernetes
google-anthos | Google Anthos | tool | Anthos? | google-cloud | gcp; gke; kubernetes; google cloud; istio; terraform
google-cloud-deploy | Google Cloud Deploy | tool | | google-cloud
google-cloud-deployment-manager | Google Cloud Deployment Manager | tool | Deployment Manager GCP | google-cloud
google-cloud-iam | Google Cloud IAM | tool | GCP IAM | google-cloud
google-cloud-networking | Google Cloud networking | tool | GCP networking | google-cloud
other-clouds | Oracle Cloud Infrastructure | tool | OCI?; Oracle OCI; Oracle Cloud? | cloud-computing | oracle; aws; azure; gcp; terraform; oci; autonomous
ibm-cloud | IBM Cloud | tool | IBM Bluemix; Bluemix | cloud-computing
softlayer | SoftLayer | tool
alibaba-cloud | Alibaba Cloud | tool | Aliyun | cloud-computing
digitalocean | DigitalOcean | tool | Digital Ocean?; <DigitalOcean droplets | cloud-computing | aws; droplets; linux; docker; heroku; nginx; linode; azure; vps; ubuntu; kubernetes; cpanel
linode | Linode | tool | | cloud-computing
vultr | Vultr | tool | | cloud-computing
ovhcloud | OVHcloud | tool | OVH | cloud-computing
hetzner | Hetzner | tool | Hetzner Cloud | cloud-computing
tencent-cloud | Tencent Cloud | tool | | cloud-computing
huawei-cloud | Huawei Cloud | tool | | cloud-computing
scaleway | Scaleway | tool | | cloud-computing
open-telekom-cloud | Open Telekom Cloud | tool | | cloud-computing
ionos-cloud | IONOS Cloud | tool | IONOS | cloud-computing
exoscale | Exoscale | tool | | cloud-computing
stackit | STACKIT | tool | | cloud-computing
upcloud | UpCloud | tool | | cloud-computing
civo | Civo | tool | | cloud-computing
coreweave | CoreWeave | tool | | cloud-computing
runpod | RunPod | tool | | cloud-computing
application-hosting | Heroku | tool | Heroku cloud; <Heroku deployment | platform-as-a-service | pivotal; cloud; foundry; spring; aws; microservices; docker; jenkins
netlify | Netlify | tool
vercel | Vercel | tool | <Vercel functions
render-com | Render.com | tool |  | platform-as-a-service
fly-io | Fly.io | tool | | platform-as-a-service
railway-app | Railway.app | tool | Railway? | platform-as-a-service | fly.io; supabase
github-pages | GitHub Pages | tool
firebase-hosting | Firebase Hosting | tool | | firebase
pythonanywhere | PythonAnywhere | tool | | platform-as-a-service
cloud-foundry | Cloud Foundry | tool | CloudFoundry | platform-as-a-service | pivotal; cloud; foundry; spring; aws; microservices; docker; jenkins
platform-sh | Platform.sh | tool | Upsun | platform-as-a-service
dokku | Dokku | tool | | platform-as-a-service
coolify | Coolify | tool | | platform-as-a-service
caprover | CapRover | tool | | platform-as-a-service
koyeb | Koyeb | tool | | platform-as-a-service
tanzu-application-service | Tanzu Application Service | tool | <Pivotal Web Services; VMware Tanzu Application Service; PCF?; Pivotal Cloud Foundry | platform-as-a-service; cloud-foundry | cloud foundry; pivotal; paas; devops; spring boot; pivotal cloud foundry

# DevOps
devops | DevOps | technical | Dev Ops; DevOps practices; DevOps engineering; <DevOps tools; DevOps culture; DevOps methodologies; <DevOps automation; DevOps principles; <DevOps pipeline; <DevOps transformation; DevOps processes; DevOps environment; <DevOps toolchain
platform-engineering | Platform engineering | technical | Internal developer platforms | devops
gitops | GitOps | technical | GitOps workflows | devops
infrastructure-automation | Infrastructure automation | technical | <Environment provisioning | devops
developer-experience-engineering | Developer experience engineering | technical | DevEx; Developer productivity engineering | devops
ci-cd | CI/CD | technical | CICD; CI/CD pipelines; Continuous integration and continuous delivery; Continuous integration and deployment; Continuous integration/continuous deployment; Continuous integration/continuous delivery; Continuous integration and continuous deployment; CI/CD tools; <Build pipelines; <Deployment pipelines; <Build and deployment pipelines; <CI pipelines; Continuous integration & delivery; CI/CD automation; CI/CD processes; CI/CD implementation; CI/CD practices; <Zero-downtime deployments | build-automation
continuous-integration | Continuous integration | technical | Intégration continue; Integración continua; Kontinuierliche Integration; Continuous integration tools; Continuous integration servers; CI tools; <Automated builds; <Continuous build | build-automation
continuous-delivery | Continuous delivery | technical | Livraison continue; Entrega continua | build-automation
continuous-deployment | Continuous deployment | technical | Déploiement continu; Despliegue continuo | build-automation
deployment-automation | Deployment automation | technical | Automated deployments; Release automation; Automated deployment | build-automation
jenkins | Jenkins? | tool | Jenkins CI; Jenkins CI/CD; <Jenkins pipelines; <Jenkinsfile; <Jenkins jobs; Jenkins server; Jenkins continuous integration; Jenkins build server; <Jenkins automation; <Jenkins shared libraries | ci-cd | ci; git; maven; docker; github; jira; gitlab; bamboo; selenium; ant; svn; kubernetes; ansible; devops; sonarqube; pipeline; pipelines; puppet; testng; bitbucket; nexus; gradle; terraform; aws; continuous integration; ci/cd
cloudbees-ci | CloudBees CI | tool | CloudBees; CloudBees Jenkins; CloudBees Core | jenkins
jenkins-x | Jenkins X | tool | | ci-cd; kubernetes
gitlab-ci | GitLab CI | tool | GitLab CI/CD; GitLab pipelines; <Gitlab CI pipelines; .gitlab-ci.yml; GitLab CICD; <GitLab CI/CD pipelines; GitLab DevOps; <GitLab runners administration; <GitLab Auto DevOps | ci-cd; gitlab
github-actions | GitHub Actions | tool | GitHub Actions CI/CD; <GitHub Actions workflows; GitHub CI; GitHub CI/CD; <Github actions pipelines | ci-cd; github
ci-servers | CircleCI | tool | Circle CI | ci-cd | jenkins; jira; ci; bitbucket; maven; confluence; git; github; build; svn; teamcity; crucible; fisheye; atlassian; ant
travis-ci | Travis CI | tool | TravisCI; Travis-CI | ci-cd
teamcity | TeamCity | tool | JetBrains TeamCity; Team City? | ci-cd | jenkins; bamboo; octopus; tfs; nant; ci; msbuild
atlassian-bamboo | Atlassian Bamboo | tool | Bamboo?; Bamboo CI | ci-cd | jenkins; ci; bitbucket; maven; git; teamcity; crucible; fisheye; atlassian
cruisecontrol | CruiseControl? | tool | CruiseControl.NET | ci-cd | jenkins; jira; ci; bitbucket; maven; confluence; git; github; build; svn; teamcity; crucible; fisheye; atlassian; ant
buildkite | Buildkite | tool | | ci-cd
gocd | GoCD | tool | | ci-cd
drone-ci | Drone CI | tool | Drone.io; DroneCI | ci-cd
concourse-ci | Concourse CI | tool | Concourse? | ci-cd | ci; jenkins; docker; kubernetes; pivotal; terraform
codeship | Codeship | tool | | ci-cd
appveyor | AppVeyor | tool | | ci-cd
bitbucket-pipelines | Bitbucket Pipelines | tool | | ci-cd; bitbucket
bitrise | Bitrise | tool | | ci-cd
semaphore-ci | Semaphore CI | tool | | ci-cd
anthillpro | AnthillPro | tool | | ci-cd
ibm-build-forge | IBM Build Forge | tool | BuildForge; IBM Rational Build Forge | ci-cd
cloudbees-cd | CloudBees CD | tool | Electric Commander; ElectricFlow; CloudBees Flow; Electric Cloud | ci-cd
tekton | Tekton? | tool | <Tekton Pipelines | ci-cd | kubernetes; argocd; argo; jenkins; openshift; gitops; k8s; devops; helm
harness | Harness.io | tool | Harness CD; Harness CI | ci-cd
aws-codepipeline | AWS CodePipeline | tool | CodePipeline | ci-cd; aws
aws-codebuild | AWS CodeBuild | tool | CodeBuild | ci-cd; aws
aws-codedeploy | AWS CodeDeploy | tool | CodeDeploy | ci-cd; aws
aws-codestar | AWS CodeStar | tool | | aws
aws-codeartifact | AWS CodeArtifact | tool | | aws
buildbot | Buildbot | tool | | ci-cd
zuul-ci | Zuul CI | tool | | ci-cd
codemagic | Codemagic | tool | | ci-cd
codefresh | Codefresh | tool | | ci-cd
cirrus-ci | Cirrus CI | tool | | ci-cd
earthly | Earthly? | tool | | ci-cd | ci; docker; build; builds; bazel; monorepo
dagger-ci | Dagger CI | tool | | ci-cd
renovate-bot | Renovate bot | tool | Mend Renovate; Renovate? | ci-cd | dependabot; github; ci; gitlab; dependencies; npm
semantic-release | semantic-release | tool | | ci-cd
deployment-tools | Argo CD | tool | ArgoCD; Argo? | ci-cd; kubernetes | argocd; gitops; helm; rollouts; kustomize
argo-rollouts | Argo Rollouts | tool |  | kubernetes
argo-workflows | Argo Workflows | tool | | kubernetes
flux-cd | Flux CD | tool | FluxCD; Weave Flux; Flux v2; Argo CD/Flux; Flux/Argo CD; ArgoCD or Flux; Argo CD or Flux; Flux or ArgoCD; Flux or Argo CD; Helm and Flux; GitOps with Flux | ci-cd; kubernetes
spinnaker | Spinnaker? | tool | Netflix Spinnaker; Spinnaker CD | ci-cd | kubernetes; jenkins; ci; cd; deployment; docker; netflix; helm
octopus-deploy | Octopus Deploy | tool | OctopusDeploy | ci-cd
ibm-urbancode-deploy | IBM UrbanCode Deploy | tool | UrbanCode Deploy; IBM UrbanCode; uDeploy | ci-cd
digital-ai-deploy | Digital.ai Deploy | tool | XL Deploy | ci-cd
xebialabs-devops-platform | XebiaLabs DevOps platform | tool | XebiaLabs | ci-cd
digital-ai-release | Digital.ai Release | tool | XL Release | ci-cd
broadcom-release-automation | Broadcom Release Automation | tool | CA Release Automation | ci-cd
capistrano | Capistrano? | tool | | ci-cd | ruby; rails; deployment; jenkins; ansible; puma; unicorn; nginx; chef; git; heroku
web-deploy | Web Deploy | tool | MSDeploy; Microsoft Web Deploy | ci-cd
kustomize | Kustomize | tool | | kubernetes
skaffold | Skaffold | tool | | kubernetes
deployhq | DeployHQ | tool | | ci-cd
liquibase | Liquibase | tool | | database-migration
flyway | Flyway? | tool | Redgate Flyway | database-migration | liquibase; spring; java; migrations; postgres; sql; gradle; docker; hibernate; redgate; jpa; maven; spring boot; postgresql; mysql
docker | Docker | tool | <Docker containers; <Dockerfile; <Docker Hub; <Docker images; <Docker Engine; <Docker Desktop; <Docker registry; <Docker Enterprise; <Dockerized applications; <Dockerized; Dockerization; Dockerizing; Contenedores Docker; <Docker Toolbox; Docker containerization | containerisation | docker; kubernetes; devops; aws; cloud; deployment; microservices; openshift; ci; orchestration; images; podman
containerisation | Containerization | technical | Container technologies; Containerized applications; Software containers; Conteneurisation; Containerisation; <Containerized microservices; Containerisierung; Containerized environments; Containers?; Contenerización | | docker; kubernetes; devops; aws; cloud; microservices; openshift; orchestration; podman
docker-compose | Docker Compose | tool | docker-compose | docker
docker-swarm | Docker Swarm | tool | Docker Swarm mode | docker
podman | Podman | tool | | containerisation
containerd | containerd | tool | | containerisation
buildah | Buildah | tool | | containerisation
cri-o | CRI-O | tool | | containerisation
kaniko | Kaniko | tool | | containerisation
runc | runc | tool | | containerisation
singularity-containers | Singularity containers | tool | Apptainer; Singularity? | containerisation | hpc; slurm; apptainer; nextflow; cluster; snakemake
docker-certified-associate | Docker Certified Associate | certification | | docker
kubernetes | Kubernetes | tool | K8s; <Kubernetes clusters; <Kubernetes administration; <Kubectl; <Kubernetes operators; <Kubernetes deployment; <Kubernetes pods; Kubernetes (K8s); Kubernetes orchestration; <Kubernetes ingress; <Kubernetes security; Kubernettes | containerisation
container-orchestration | Container orchestration | technical | Orchestration of containers | containerisation
minikube | Minikube | tool | | kubernetes
k3s | K3s | tool | | kubernetes
kops | kOps | tool | | kubernetes
kubeadm | kubeadm | tool | | kubernetes
project-calico | Project Calico | tool | Calico CNI | kubernetes
cilium | Cilium? | tool | | kubernetes | kubernetes; ebpf; cni; calico; istio; hubble; k8s; eks
rancher | Rancher? | tool | Rancher Kubernetes; SUSE Rancher | kubernetes | kubernetes; docker; k8s; openshift; containers; helm; aws; clusters; k3s; suse; linux; devops; container
portainer | Portainer | tool | | containerisation
lens-for-kubernetes | Lens for Kubernetes | tool | Lens Kubernetes; Lens? | kubernetes | kubernetes; k8s; kubectl; helm; k9s
kind-kubernetes | kind Kubernetes | tool | Kubernetes in Docker | kubernetes
microk8s | MicroK8s | tool | | kubernetes
talos-linux | Talos Linux | tool | Talos? | kubernetes | kubernetes; k3s
karpenter | Karpenter | tool | | kubernetes
keda | KEDA | tool | | kubernetes
velero | Velero? | tool | | kubernetes | kubernetes; backup; k8s; helm; restore; eks; clusters
cert-manager | cert-manager | tool | | kubernetes
kyverno | Kyverno | tool | | kubernetes
backstage | Backstage developer portal | tool | Backstage? | platform-engineering | kubernetes; devops; terraform
crossplane | Crossplane | tool | | infrastructure-as-code
longhorn | Longhorn for Kubernetes | tool | Longhorn? | kubernetes | kubernetes; ceph; k8s; rook; k3s
apache-mesos | Apache Mesos | tool | Mesos?; <Mesos/Marathon | container-orchestration | marathon; kubernetes; spark; docker; hadoop; zookeeper; mesosphere; yarn; kafka
dc-os | Mesosphere DC/OS | tool | DC/OS; Mesosphere
hashicorp-nomad | HashiCorp Nomad | tool | Nomad?; Nomad orchestrator | container-orchestration | vault; terraform; hashicorp; consul
kubespray | Kubespray | tool | | kubernetes
helm | Helm? | tool | Helm charts; Kubernetes Helm; Helm package manager; Helm 3; <Helmfile | kubernetes | kubernetes; docker; terraform; k8s; argocd; istio; jenkins; ansible; prometheus; eks; openshift
openshift | Red Hat OpenShift | tool | OpenShift; OpenShift Container Platform; Open Shift?; RedHat OpenShift; <OpenShift clusters; <OKD; OpenShift 4; OpenShift 3; OpenShift Origin; <OpenShift administration; <ROSA OpenShift; Red Hat Open Shift | kubernetes | kubernetes; docker; red hat; jenkins; ansible; openshift
service-mesh | Service mesh | technical | | devops | vault; terraform; kubernetes; hashicorp; docker; istio; ansible; packer; nomad; consul; etcd; microservices
istio | Istio | tool | Istio service mesh; <Kiali | service-mesh
linkerd | Linkerd | tool | | service-mesh
envoy-proxy | Envoy Proxy | tool | | service-mesh
hashicorp-consul | HashiCorp Consul | tool | Consul? | service-mesh | vault; terraform; kubernetes; hashicorp; docker; istio; ansible; packer; nomad; consul; etcd; microservices
aws-app-mesh | AWS App Mesh | tool | | service-mesh; aws
dapr | Dapr | tool | | microservices
etcd | etcd | tool | | distributed-systems
infrastructure-as-code | Infrastructure as code | technical | IaC; Infrastructure-as-code (IaC); Infrastructure as code tools; IaC tools; <Immutable infrastructure | devops
pulumi | Pulumi | tool | | infrastructure-as-code
opentofu | OpenTofu | tool | | infrastructure-as-code
terragrunt | Terragrunt | tool | | infrastructure-as-code
infracost | Infracost | tool | | infrastructure-as-code
terraform | Terraform | tool | HashiCorp Terraform; <Terraform Cloud; <Terraform Enterprise; <Terraform modules; <Terraform scripts; <Terraform templates; Terraform IaC; <Terraform automation | infrastructure-as-code
ansible | Ansible | tool | Red Hat Ansible; <Ansible playbooks; RedHat Ansible; <Ansible scripts; <Ansible roles; <Ansible automation; <Ansible Galaxy | configuration-management-tools | ansible; tower; jenkins; terraform; linux; automation
red-hat-ansible-automation-platform | Red Hat Ansible Automation Platform | tool | Ansible Tower; Ansible Automation Platform | ansible
awx | AWX? | tool | Ansible AWX | ansible | ansible; tower; jenkins; terraform; linux; automation
puppet | Puppet? | tool | <Puppet Enterprise; <Puppet manifests; <Puppet modules; Puppet configuration management; <Puppet scripts?; Puppet master?; <Puppet Forge; <Puppet DSL | configuration-management-tools | chef; ansible; jenkins; linux; docker; devops; vagrant; git; aws; saltstack; kubernetes; nagios; terraform; redhat; unix; ci
chef-tool | Chef? | tool | Opscode Chef; <Chef Server?; <Chef cookbooks?; <Chef recipes?; <Chef Automate; Chef configuration management; <Chef Knife?; <Chef-Solo; <Chef Infra; Progress Chef Infra | configuration-management-tools | puppet; ansible; jenkins; docker; devops; vagrant; terraform; saltstack; kubernetes; opscode; cloudformation
chef-inspec | Chef InSpec | tool | InSpec? |  | chef; ansible; terraform; devops; cis benchmarks; stig; puppet; jenkins
test-kitchen-chef | Test Kitchen Chef? | tool | Test Kitchen? | chef-tool | puppet; inspec; vagrant; serverspec; devops; opscode; chefspec
saltstack | SaltStack | tool | Salt?; Salt Stack; <Saltstack Enterprise; <Salt states; SaltStack configuration management; Salt master | configuration-management-tools | puppet; ansible; terraform; saltstack; vagrant
cfengine | CFEngine | tool | CFEngine 3 | configuration-management-tools
bmc-bladelogic | BMC BladeLogic | tool | BladeLogic; BMC Server Automation; TrueSight Server Automation | configuration-management-tools
hp-server-automation | HP Server Automation | tool | Opsware; HP OpsWare | configuration-management-tools
foreman-provisioning | Foreman provisioning | tool | The Foreman? | configuration-management-tools | puppet; katello; ansible; pxe
rudder-configuration-management | Rudder configuration management | tool | Rudder.io | configuration-management-tools
configuration-management-tools | Server configuration management | technical | Configuration management tools; Automated configuration management; Configuration automation; <Desired state configuration; Infrastructure configuration management; Server configuration automation | devops
vagrant-packer | Vagrant? | tool | HashiCorp Vagrant; Vagrantfile; <Vagrant boxes | | docker; ansible; terraform; puppet; chef; virtualbox; jenkins; vagrant; consul; aws; git; kubernetes; linux; vault
packer | HashiCorp Packer | tool | Packer?; <Packer images; <Packer templates | infrastructure-as-code | docker; ansible; terraform; puppet; vagrant; aws; kubernetes; vault; hashicorp
secrets-management | Secrets management | technical | <Secret rotation | | hashicorp; terraform; consul; kubernetes; ansible; secrets; docker; nomad; aws; devops; packer; jenkins
hashicorp-vault | HashiCorp Vault | tool | Vault?; Vault secrets | secrets-management | hashicorp; terraform; consul; kubernetes; ansible; docker; nomad; devops; jenkins
cyberark-conjur | CyberArk Conjur | tool | Conjur | secrets-management
doppler-secrets | Doppler secrets | tool | Doppler SecretOps | secrets-management
mozilla-sops | Mozilla SOPS | tool | SOPS secrets | secrets-management
delinea-secret-server | Delinea Secret Server | tool | Thycotic Secret Server; Secret Server | secrets-management
infisical | Infisical | tool | | secrets-management
password-managers | Password managers | technical | Password manager; Password vault; Credential vaulting
bitwarden | Bitwarden | tool | | password-managers
keepass | KeePass | tool | | password-managers
keepassxc | KeePassXC | tool | | password-managers
lastpass | LastPass | tool | | password-managers
1password | 1Password | tool | | password-managers
dashlane | Dashlane | tool | | password-managers
keeper-password-manager | Keeper password manager | tool | Keeper Security?; Keeper? | password-managers | password; lastpass; 1password; bitwarden
passbolt | Passbolt | tool | | password-managers
artifact-repositories | Artifact repositories | technical | Binary repositories; <Container registries; software artifact management; build artifact management | | maven; jenkins; artifactory; sonarqube; gradle; docker; git; sonatype; devops; ant
jfrog-artifactory | JFrog Artifactory | tool | Artifactory | artifact-repositories; jfrog
jfrog | JFrog | tool | | artifact-repositories
sonatype-nexus-repository | Sonatype Nexus Repository | tool | Nexus repository; Sonatype Nexus; Nexus?; Nexus Repository Manager | artifact-repositories; sonatype-platform | maven; jenkins; artifactory; sonarqube; gradle; sonatype
sonatype-platform | Sonatype platform | tool | Sonatype | artifact-repositories
harbor-registry | Harbor registry | tool | CNCF Harbor; Harbor? | artifact-repositories | docker; kubernetes; artifactory; nexus
jfrog-xray | JFrog Xray | tool | | application-security
sonatype-lifecycle | Sonatype Lifecycle | tool | Nexus IQ; Nexus IQ Server | application-security; sonatype-platform
proget | ProGet | tool | | artifact-repositories
cloudsmith | Cloudsmith | tool | | artifact-repositories
verdaccio | Verdaccio | tool | | artifact-repositories
sre | Site reliability engineering | technical | Site reliability; <SLIs/SLOs; <SLO/SLI; <SLO?; <Error budgets; Reliability engineering software; SRE practices; <Toil reduction; <Blameless postmortems; SRE? | devops | sli; reliability; sre; kubernetes; observability; prometheus; monitoring; uptime; latency
chaos-engineering | Chaos engineering | technical | <Chaos Monkey; <Gremlin chaos; <Chaos testing | sre
on-call-production-support | On-call production support | technical | 24x7 on-call support; 24/7 on-call support; On call rotation IT; On-call incident response
pagerduty | PagerDuty | tool
opsgenie | Opsgenie | tool | Atlassian Opsgenie
splunk-on-call | Splunk On-Call | tool | VictorOps
xmatters | xMatters | tool
moogsoft | Moogsoft | tool | Moogsoft AIOps
everbridge | Everbridge | tool | Everbridge alerts IT; <Everbridge Mass Notification
incident-io | Incident.io | tool
atlassian-statuspage | Atlassian Statuspage | tool | Statuspage; Statuspage.io
bigpanda | BigPanda | tool
better-stack | Better Stack? | tool | BetterStack |  | pingdom; datadog; logtail; statuspage; sentry; grafana
stackhawk | StackHawk | tool

# Monitoring
it-monitoring | IT monitoring | technical | System monitoring?; Infrastructure monitoring; Monitoring systems IT; <Monitoring and alerting; <Alerting and monitoring; <Monitoring/alerting; <Server performance monitoring; <Systems performance monitoring; Systemüberwachung?; Monitorización de sistemas?; Performance monitoring tools; <Monitoring servers?; Supervision informatique; Supervision système; Monitoring?; <Monitoring tools?; <Log monitoring; <Application monitoring | | logging; alerting; cloud; kubernetes; prometheus; grafana; devops; nagios; infrastructure; servers; docker; aws; splunk; network; logs; uptime; linux; windows; zabbix; server; serveurs; servidores; netzwerk; redes; continuous deployment; continuous integration; ci/cd; in production; log management; metrics; observability; datadog; microservices
network-monitoring | Network monitoring | technical | Network monitoring tools; Network performance monitoring; Netzwerküberwachung; Supervision réseau; Monitoreo de redes; <Network traffic monitoring; <Bandwidth monitoring; Monitorización de redes | it-monitoring
snmp | SNMP | technical | SNMP monitoring; <SNMPv3; <SNMP/RMON; Simple Network Management Protocol | network-monitoring
netflow | NetFlow | technical | | network-monitoring
sflow | sFlow | technical | sFlow monitoring | network-monitoring
network-traffic-analysis | Network traffic analysis | technical | | network-monitoring
network-management-systems | Network management systems | technical | NMS network management | network-monitoring
observability | Observability | technical | Full-stack observability; Observability engineering | it-monitoring
opentelemetry | OpenTelemetry | technical | OTel; Open Telemetry | observability
distributed-tracing | Distributed tracing | technical | | observability
aiops | AIOps | technical | AI for IT operations | it-monitoring
mrtg | MRTG | tool | Multi Router Traffic Grapher | network-monitoring
nagios | Nagios | tool | <Nagios XI; <Nagios Core; <NRPE; Nagios monitoring | it-monitoring | nagios; zabbix; monitoring; mrtg; munin; linux; snmp; solarwinds; icinga; hadoop
icinga | Icinga | tool | Icinga2 | it-monitoring
checkmk | Checkmk | tool | Check_MK | it-monitoring
centreon | Centreon | tool | | it-monitoring
opsview | Opsview | tool | | it-monitoring
cacti | Cacti? | tool | Cacti monitoring? | it-monitoring | nagios; zabbix; mrtg; munin; linux; snmp; solarwinds; icinga; hadoop
munin-monitoring | Munin monitoring | tool | | it-monitoring
ganglia | Ganglia? | tool | Ganglia monitoring | it-monitoring | nagios; zabbix; mrtg; munin; linux; snmp; solarwinds; icinga; hadoop
sensu | Sensu? | tool | | it-monitoring | nagios; zabbix; monitoring; grafana; uchiwa; puppet; influxdb; prometheus; splunk; datadog
shinken | Shinken | tool | | it-monitoring
op5-monitor | OP5 Monitor | tool | | it-monitoring
librenms | LibreNMS | tool | | it-monitoring
observium | Observium | tool | | it-monitoring
opennms | OpenNMS | tool | | it-monitoring
zenoss | Zenoss | tool | | it-monitoring
xymon | Xymon | tool | | it-monitoring
netdata | Netdata | tool | | it-monitoring
uptime-kuma | Uptime Kuma | tool | | it-monitoring
monit | Monit? | tool | | it-monitoring | nagios; linux; supervisor; munin; zabbix; nginx; supervisord; ubuntu
collectd | collectd | tool | | it-monitoring
telegraf | Telegraf? | tool | | it-monitoring | influxdb; grafana; prometheus; chronograf; kapacitor; collectd; nagios; zabbix
prtg-network-monitor | PRTG Network Monitor | tool | PRTG; Paessler PRTG | network-monitoring
whatsup-gold | WhatsUp Gold | tool | What's Up Gold; Progress WhatsUp Gold | network-monitoring
zabbix | Zabbix | tool | Zabbix monitoring; Zabbix Server; Zabbix agents; <Zabbix administration | it-monitoring
prometheus | Prometheus? | tool | Prometheus monitoring; <Alertmanager; <Prometheus Alertmanager; <PromQL; <Prometheus exporters; <Prometheus Operator | it-monitoring | grafana; kubernetes; monitoring; alerting; docker; k8s; elk; datadog; helm; alertmanager; nagios; metrics; kibana; jaeger; istio; terraform; observability; splunk; devops; aws; zabbix; loki; elasticsearch; jenkins; ansible; cloudwatch; opentelemetry; linux; time-series; python; influxdb; jira; thanos; docker swarm; golang; elk stack
thanos-for-prometheus | Thanos for Prometheus | tool | Thanos Prometheus; Thanos? | prometheus | prometheus; grafana; kubernetes; loki; cortex; monitoring; metrics
victoriametrics | VictoriaMetrics | tool | | it-monitoring
cortex-metrics | Cortex metrics | tool | | it-monitoring
grafana | Grafana | tool | <Grafana dashboards; <Grafana Cloud | it-monitoring
grafana-loki | Grafana Loki | tool | Loki logging | log-management
grafana-tempo | Grafana Tempo | tool | | distributed-tracing
graphite-monitoring | Graphite monitoring | tool | Graphite metrics; Graphite? | it-monitoring | grafana; statsd; prometheus; nagios; collectd
statsd | StatsD | tool | | it-monitoring
tick-stack | TICK stack | tool | | it-monitoring
splunk | Splunk | tool | <Splunk Enterprise; <Splunk Cloud; <Splunk administration; <Splunk SPL; <Splunk dashboards; <Splunk queries; <Splunk forwarders; <Splunk logs; <Splunk Search Processing Language; Splunk monitoring | log-management
splunk-enterprise-security | Splunk Enterprise Security | tool | Splunk ES; Splunk SIEM | splunk; siem
splunk-soar | Splunk SOAR | tool | Splunk Phantom | soar-security
splunk-it-service-intelligence | Splunk IT Service Intelligence | tool | Splunk ITSI | splunk
splunk-core-certified-user | Splunk Core Certified User | certification | Splunk Certified User | splunk-certification
splunk-certification | Splunk certification | certification | Splunk Certified
splunk-core-certified-power-user | Splunk Core Certified Power User | certification | Splunk Certified Power User | splunk-certification
splunk-enterprise-certified-admin | Splunk Enterprise Certified Admin | certification |  | splunk-core-certified-power-user
elk-stack | Elastic Stack | tool | ELK?; ELK stack monitoring; ELK Stack | log-management; elasticsearch | elasticsearch; kibana; logstash; splunk; grafana; kafka; docker; prometheus; stack; monitoring; elastic; logs; logging
kibana | Kibana | tool | <Kibana dashboards
logstash | Logstash | tool
elastic-beats | Elastic Beats | tool | <Filebeat; <Metricbeat
efk-stack | EFK stack | tool | EFK | log-management
fluentd | Fluentd | tool
fluent-bit | Fluent Bit | tool
vector-log-shipper | Vector log shipper | tool | | log-management
elastic-apm | Elastic APM | tool | | apm-tools
log-management | Log management? | technical | <Log aggregation; <Centralized logging | | siem; splunk; elk; syslog; kibana; servers; logs; monitoring; qradar
log-analysis | Log analysis? | technical | Log analytics; Log files analysis; Log parsing; Log review?; Analyzing logs?; Analyse de logs; Logfile-Analyse; Análisis de logs | | siem; splunk; servers; elk; linux; kibana; firewall; threat; malware
syslog | Syslog | technical | Syslog server; <Syslog-ng; <rsyslog; <Kiwi Syslog
windows-event-logs | Windows event logs | technical | Event Viewer; Windows Event Viewer
graylog | Graylog? | tool |  | log-management | syslog; siem; elk; logs; splunk; log management; logstash; wazuh; kibana; nagios; zabbix
sumo-logic | Sumo Logic | tool | SumoLogic | log-management
solarwinds-loggly | SolarWinds Loggly | tool | Loggly | log-management
papertrail | Papertrail | tool | | log-management
mezmo | Mezmo | tool | LogDNA | log-management
jaeger-tracing | Jaeger tracing | tool | Jaeger? | distributed-tracing | zipkin; opentelemetry; tracing; prometheus; istio; grafana
zipkin | Zipkin | tool | | distributed-tracing
honeycomb-io | Honeycomb.io | tool | | observability
coralogix | Coralogix | tool | | log-management
apm-tools | Application performance monitoring | technical | APM tools; Application performance management; APM monitoring | it-monitoring
datadog | Datadog | tool | Data Dog monitoring | apm-tools
new-relic | New Relic | tool | NewRelic | apm-tools
dynatrace | Dynatrace | tool | Dynatrace APM | apm-tools
appdynamics | AppDynamics | tool | App Dynamics | apm-tools
ibm-instana | IBM Instana | tool | Instana | apm-tools
sentry-io | Sentry.io | tool | Sentry?; Sentry error tracking | it-monitoring | bugsnag; datadog; rollbar; newrelic; crashlytics; grafana
ca-apm | CA APM | tool | CA Wily; Wily Introscope; CA Introscope; Introscope | apm-tools
stackify | Stackify | tool | | apm-tools
raygun | Raygun | tool | | apm-tools
rollbar | Rollbar | tool | | apm-tools
bugsnag | Bugsnag | tool | | apm-tools
pingdom | Pingdom | tool | SolarWinds Pingdom | apm-tools
uptimerobot | UptimeRobot | tool | Uptime Robot | apm-tools
thousandeyes | ThousandEyes | tool | Cisco ThousandEyes | apm-tools
catchpoint | Catchpoint | tool | | apm-tools
splunk-observability-cloud | Splunk Observability Cloud | tool | SignalFx | apm-tools
scout-apm | Scout APM | tool | | apm-tools
keynote-monitoring | Keynote monitoring | tool | | apm-tools
honeybadger | Honeybadger | tool | | apm-tools
airbrake | Airbrake? | tool | | apm-tools | ruby; rails; sentry; rollbar; bugsnag; heroku
logrocket | LogRocket | tool | | apm-tools
enterprise-monitoring | SolarWinds | tool | Solar Winds?; <SolarWinds Orion; <SolarWinds NPM; Solarwinds monitoring | it-monitoring | cisco; network monitoring; npm; prtg; nagios; wireshark; splunk
system-center-operations-manager | System Center Operations Manager | tool | SCOM; Microsoft Operations Manager?; Microsoft MOM; Microsoft SCOM | it-monitoring | scom; system center; sccm; mom 2005; active directory
ibm-tivoli | IBM Tivoli | tool | Tivoli? | it-monitoring | ibm; tsm; netcool; websphere; itm; maximo; unix; aix; backup; bmc; mainframe; lotus; nagios; openview
ibm-tivoli-monitoring | IBM Tivoli Monitoring | tool | Tivoli Monitoring | it-monitoring
ibm-netcool | IBM Netcool | tool | Netcool; Tivoli Netcool; Netcool OMNIbus | it-monitoring
hp-openview | HP OpenView | tool | OpenView; HP OVO; HPOV; HP Operations Manager?; <HP OpenView Operations | it-monitoring | openview; nnm; omi; bsm; ovo; sitescope; hpom
hp-network-node-manager | HP Network Node Manager | tool | Network Node Manager; HP NNM; NNMi | it-monitoring
hp-sitescope | HP SiteScope | tool | SiteScope | it-monitoring
hp-business-service-management | HP Business Service Management | tool | HP BSM; Micro Focus OBM; Operations Bridge Manager? | it-monitoring | obm; omi; sitescope; openview; micro focus; ucmdb
bmc-patrol | BMC Patrol | tool | | it-monitoring
bmc-truesight | BMC TrueSight | tool | TrueSight | it-monitoring
ca-unicenter | CA Unicenter | tool | Unicenter; Unicenter TNG | it-monitoring
ca-spectrum | CA Spectrum | tool | | it-monitoring
ca-ehealth | CA eHealth? | tool | Concord eHealth | it-monitoring | concord; nimsoft; snmp; netqos; network monitoring; unicenter
ca-unified-infrastructure-management | CA Unified Infrastructure Management | tool | CA Nimsoft; Nimsoft; CA UIM; Nimsoft Monitor | it-monitoring
logicmonitor | LogicMonitor | tool | | it-monitoring
sciencelogic | ScienceLogic | tool | | it-monitoring
netscout | NETSCOUT | tool | | it-monitoring
manageengine-opmanager | ManageEngine OpManager | tool | OpManager | it-monitoring
ca-netqos | CA NetQoS | tool | NetQoS | it-monitoring
auvik | Auvik | tool | | it-monitoring
eg-innovations | eG Innovations | tool | | it-monitoring
sevone | SevOne | tool | IBM SevOne | it-monitoring
riverbed-netprofiler | Riverbed NetProfiler | tool | | it-monitoring
quest-foglight | Quest Foglight | tool | Foglight? | it-monitoring | quest; dell; monitoring; oracle; toad; vmware; sql; solarwinds; spotlight
groundwork-monitor | GroundWork Monitor? | tool | GroundWork monitoring? | it-monitoring | nagios; zabbix; icinga; snmp; solarwinds; cacti

# User support and hardware
troubleshooting | Troubleshooting | technical | Trouble shooting; Trouble shoot; Troubleshoot; <Technical troubleshooting; Troubleshooting techniques; <System troubleshooting; <Hardware/software troubleshooting; <Hardware and software troubleshooting; Fehlerbehebung; Fehlersuche; <Troubleshooting hardware and software; Troubleshooting technical issues; Troubleshoot technical issues; <Advanced troubleshooting; Troubleshooting issues; Fault finding; Fault diagnosis; Fehlerdiagnose; Diagnostic de pannes; Diagnóstico de fallas; <Application troubleshooting; <Technical problem solving; Résolution de pannes; Résolution de problèmes techniques; Resolución de problemas técnicos; <Software troubleshooting; <Fehleranalyse; faultfinding; diagnose faults; diagnosing faults; diagnose and repair
it-troubleshooting | IT troubleshooting | technical | Computer troubleshooting; PC troubleshooting; Troubleshooting computers; Troubleshooting computer problems; Dépannage informatique; <Troubleshooting software | troubleshooting
technical-support | Technical support | professional | Tech support; Technical support services; <Tier 1 and 2 support; <L1/L2 support; <L1 support; <L2 support; <L2/L3 support; <1st level support; <2nd level support; <3rd level support; <First level support; <Second level support; <First line support; <1st line support; <2nd line support; <Second line support; <3rd line support; <First and second level support; Technischer Support; Support technique; Assistance technique?; Soporte técnico; Asistencia técnica?; Technical support to users; <Technical helpdesk; <Remote technical support; <Phone technical support; <Technical phone support; <Software support; <Technical customer support; Technical product support; <Tier 1 support?; <Tier 2 support?; <Tier 3 support?; <Tier I support?; <Tier II support?; <Tier III support?; <Tier 1/2 support?; <Level 1 support?; <Level 2 support?; <Level 3 support?; <Level I support?; <Level II support? | troubleshooting | computer; hardware; software; desktop; windows; network; helpdesk; tickets; users; troubleshooting; laptops; printers; servers; technician; ticket; desk; server; informatique; utilisateurs; logiciel; logiciels; informática; usuarios; computadoras; redes
it-support | IT support | professional | IT support?; Computer support; PC support; IT user support; Computer technical support; Support informatique; Assistance informatique; Soporte informático; IT-Support?; User support?; End user support; Anwendersupport; Anwenderbetreuung; Support utilisateurs; Soporte a usuarios; IT-Anwenderbetreuung; Supporting end users | technical-support | computer; hardware; software; windows; helpdesk; troubleshooting; laptops; printers
help-desk | Help desk | professional | Helpdesk; Service desk?; Servicedesk; IT help desk; IT helpdesk; IT service desk; Help desk support; Helpdesk support; Service desk support?; Technical help desk; Computer help desk; Help desk services; <Helpdesk tickets; <Help desk calls; <Help desk tickets; <Help desk tier 1; <Tier 1 help desk; <Tier 2 help desk; <Level 1 help desk; <Helpdesk Tier 1; Help desk experience; Help desk technical support; Helpdesk administration; Centre d'assistance; Centro de servicio al usuario?; Mesa de ayuda; Mesa de servicio; <Help desk management; Help desk operations | technical-support | itil; tickets; ticket; incident; incidents; servicenow; software; windows; sla; itsm; remedy; hardware; desktop; computer; network; sistemas; soporte; informático; tecnología; technical support; service desk; help desk; troubleshooting; active directory
ticket-handling | Ticket handling? | professional | Trouble tickets; Support tickets; Ticket management?; Ticket resolution; Resolving tickets; IT tickets; Resolve tickets; <Ticket escalation; Ticket tracking?; <Ticket queue; Incident tickets; Ticketbearbeitung?; Gestion des tickets?; Gestión de tickets? | | helpdesk; help desk; jira; servicenow; zendesk; remedy; freshdesk; sla; incidents; itil; troubleshooting; technical support; service desk; escalation; software; users; customers; support; utilisateurs; usuarios; anwender
desktop-support | Desktop support | professional | Deskside support; Desk side support; Workstation support; Desktop and laptop support; Desktop administration; Desktop computing support; Desktop technical support; PC/desktop support; PC and desktop support; Desktop/laptop support; Desktop support services; Support for desktops and laptops; Desktop maintenance; Desktop management; Desktop troubleshooting; Support de proximité; <Laptop support; Support bureautique; <Desktop Support Level 2; PC maintenance and support; <Executive IT support; Workplace support?; set up laptops; set up laptops and phones; set up new laptops; set up PCs; setting up laptops; setting up laptops and phones; setting up new laptops; setting up PCs | technical-support | desktop; vdi; intune; sccm; endpoint; citrix; computing; workplace; windows
field-it-support | Field IT support | professional | Onsite IT support; On-site IT support; Onsite technical support; Vor-Ort-Support; Soporte en sitio; Field support IT; IT field service | technical-support
end-user-computing | End user computing | professional | EUC?; Desktop engineering; <Digital workplace | | desktop; vdi; intune; sccm; endpoint; citrix; computing; workplace; windows
remote-support-tools | Remote support | professional | <Remote troubleshooting; Remote computer support; <Remote Desktop Support; Fernwartung; Télémaintenance; Prise en main à distance; Soporte remoto; <Remote system support; <Remote administration; Remote support tools; <Remote access support
microsoft-remote-desktop | Remote Desktop | tool | <Remote Desktop Connection; <Windows Remote Desktop; <Microsoft Remote Desktop
windows-remote-assistance | Windows Remote Assistance | tool | Microsoft Remote Assistance
quick-assist | Quick Assist? | tool | Microsoft Quick Assist |  | teamviewer; rdp; anydesk; windows; intune; bomgar; sccm; remote desktop
teamviewer | TeamViewer | tool | Team Viewer
anydesk | AnyDesk | tool
logmein | LogMeIn | tool | Log Me In; LogMeIn Pro
logmein-rescue | LogMeIn Rescue | tool | GoTo Rescue
gotoassist | GoToAssist | tool
gotomypc | GoToMyPC | tool
beyondtrust-remote-support | BeyondTrust Remote Support | tool | Bomgar
dameware | DameWare | tool | DameWare Remote; <DameWare Mini Remote Control; SolarWinds DameWare
vnc | VNC | tool | <RealVNC; <TightVNC; <UltraVNC; Virtual Network Computing
symantec-pcanywhere | Symantec pcAnywhere | tool | PCAnywhere; PC Anywhere? |  | symantec; vnc; dameware; citrix; norton; rdp; remote desktop; logmein; windows
splashtop | Splashtop | tool
connectwise-screenconnect | ConnectWise ScreenConnect | tool | ConnectWise Control; ScreenConnect; Screen Connect? | | labtech; teamviewer; bomgar; connectwise; rmm; anydesk
chrome-remote-desktop | Chrome Remote Desktop | tool
zoho-assist | Zoho Assist | tool
rustdesk | RustDesk | tool
netsupport-manager | NetSupport Manager | tool | NetSupport
timbuktu-pro | Timbuktu Pro | tool
apache-guacamole | Apache Guacamole | tool
beyondtrust-privileged-remote-access | BeyondTrust Privileged Remote Access | tool
remote-access | Remote access | technical | Remote access tools; Remote access software; Remote desktop tools; Remote control software
rmm-tools | Remote monitoring and management | technical | RMM; RMM tools | | managed; connectwise; kaseya; helpdesk; technician; network; clients; rmm; server
connectwise-psa | ConnectWise PSA | tool | ConnectWise Manage | rmm-tools; connectwise
connectwise | ConnectWise | tool | | rmm-tools
connectwise-automate | ConnectWise Automate | tool | LabTech? | rmm-tools | connectwise; rmm; kaseya; msp; psa; screenconnect; autotask
kaseya-vsa | Kaseya VSA | tool | | rmm-tools; kaseya
kaseya | Kaseya | tool | | rmm-tools
ninjaone | NinjaOne | tool | NinjaRMM; Ninja RMM | rmm-tools
n-able-n-central | N-able N-central | tool | N-Central?; SolarWinds N-central | rmm-tools; n-able | rmm; n-able; connectwise; kaseya; msp; solarwinds; autotask
n-able | N-able | tool | | rmm-tools
datto-rmm | Datto RMM | tool | | rmm-tools
atera | Atera | tool | | rmm-tools
syncro-rmm | Syncro RMM | tool | SyncroMSP | rmm-tools
connectwise-continuum | ConnectWise Continuum | tool | Continuum RMM | rmm-tools
pulseway | Pulseway | tool | | rmm-tools
superops | SuperOps | tool | | rmm-tools
level-platforms | Level Platforms? | tool | | rmm-tools | rmm; msp; kaseya; n-able
autotask-psa | Autotask PSA | tool | Autotask; Datto Autotask
it-glue | IT Glue | tool | ITGlue
tigerpaw | Tigerpaw | tool
halopsa | HaloPSA | tool
managed-it-services | Managed IT services | professional | Managed service provider; MSP?; MSP environment; Managed services? | | connectwise; kaseya; helpdesk; rmm; datto; autotask; n-able; ninjaone; noc; help desk; cybersecurity; servers; it infrastructure; network support; it support; cloud
computer-hardware | Computer hardware | technical | PC hardware; Computer components; Computer systems hardware; Desktop hardware; Matériel informatique; Hardware de computadoras; <Motherboards; Hardware knowledge; <BIOS?; <UEFI; <Computer peripherals; <Graphics cards; <Hard drives | | firmware; uefi; motherboard; boot; hardware; drivers; pc; ram
computer-hardware-installation | Computer hardware installation | technical | Hardware installation?; Hardware setup?; Computer setup; PC setup; Workstation setup?; Computer installation; Setting up computers; Hardware configuration?; <Hardware upgrades; <Computer upgrades; <PC upgrades; <Memory upgrades; <RAM upgrades | computer-hardware | computer; pc; windows; desktop; laptop; printers
computer-hardware-troubleshooting | Computer hardware troubleshooting | technical | Hardware troubleshooting; Troubleshooting hardware; Hardware diagnostics; Hardware support?; Hardware maintenance? | computer-hardware | computer; pc; desktop; laptop; windows; printer
computer-peripherals-support | Computer peripherals support | technical | Peripherals?; Peripheral devices; <Docking stations; Monitors and peripherals | | printers; computer; computers; pc; hardware; laptops; desktops; software; scanners
computer-repair | Computer repair | technical | PC repair; <Laptop repair; Computer hardware repair; Computer maintenance; PC maintenance; Computer maintenance and repair; PC maintenance and repair; <Desktop repair; <Laptop and desktop repair; <Desktop and laptop repair; PC-Reparatur; Computerreparatur; Réparation d'ordinateurs; Maintenance de PC; Reparación de computadoras; Mantenimiento de computadoras; Mantenimiento de equipos de cómputo; Repairing computers; Computer system repair; Computer servicing; <Computer refurbishment; <Refurbishing computers; <Hard drive replacement; <Motherboard replacement; Computer rebuilding; Rebuilding computers; Repair computers; PC hardware repair; <Computer tune-ups; <Component-level repair computers; <Laptop screen replacement; <Mac repair; <Break/fix support; <PC diagnostics | computer-hardware
computer-assembly | Computer assembly | technical | PC assembly; Building computers; Computer building; PC building; Custom PC builds; Build computers; Ensamble de computadoras; PC-Montage | computer-hardware
mobile-phone-repair | Mobile phone repair | technical | Smartphone repair; <iPhone repair; Handyreparatur; Réparation de smartphones; Reparación de celulares
data-destruction | Data destruction | technical | Data wiping; Hard drive destruction; Data sanitization
game-console-repair | Game console repair | technical
printer-support | Printer support | technical | <Printer troubleshooting; <Printer installation; <Printer setup; <Printer configuration; <Network printer installation; <Laser printer repair; <Troubleshooting printers; <Printer administration; <Print queue management; <Printing issues; <Printer issues; Printer management; <Zebra printer support; <Installing printers; <Setting up printers; <Multifunction printer support; Support for printers; Druckersupport; <Druckerinstallation; <Printer mapping; <Network printers; <Printer drivers | | laptops; desktops; hardware; troubleshooting; network; routers; computers; peripherals; pcs; workstations; servers
papercut | PaperCut? | tool | <PaperCut MF; <PaperCut NG |  | print server; print management; equitrac; printers; active directory; windows server; intune; it support; jamf
software-installation | Software installation | technical | Installing software; Install software; <Software installation and configuration; Software install; Application installation; Installation of software; Installation de logiciels; Instalación de software; <Installing and configuring software; Installing applications; <Software rollout; <Installing and upgrading software; <Install and configure software; Computer software installation; <Software upgrades; <Driver installation; Software setup; <Software configuration; Softwareinstallation
software-license-management | Software license management | professional | Software licensing; License management?; Lizenzmanagement; Gestion des licences?; <Software license compliance; <License compliance? | | software; microsoft; oracle; flexera; logiciel; logiciels; sam; éditeurs
microsoft-office-support | Microsoft Office support | professional | Office software support; MS Office support; <Outlook support; <Outlook troubleshooting; <Outlook configuration
ticketing-systems | Ticketing systems? | technical | Ticket system?; Ticketing tools?; Ticketing software?; Help desk software; Helpdesk software; Trouble ticketing; Trouble ticket systems; Call tracking systems IT; Ticketsystem?; Ticketsysteme; Ticketing platforms?; Sistemas de tickets?; Outil de ticketing | | helpdesk; jira; servicenow; zendesk; incident; incidents; remedy; freshdesk; troubleshooting; soporte; support; help desk; technical support; service desk; software
freshservice | Freshservice | tool | | ticketing-systems
spiceworks | Spiceworks | tool | | ticketing-systems
bmc-track-it | BMC Track-It! | tool | Track-It?; Trackit? | ticketing-systems | numara; bmc; remedy; trouble ticket; trouble tickets
frontrange-heat | FrontRange HEAT | tool | HEAT ticketing?; HEAT Call Logging; Ivanti HEAT | ticketing-systems | helpdesk; help desk; itsm; remedy; frontrange; active directory; servicenow; service desk
cherwell | Cherwell? | tool | Cherwell Service Management | ticketing-systems | itsm; servicenow; remedy; ticketing; helpdesk; help desk; service desk; itil; sccm; tickets
manageengine-servicedesk-plus | ManageEngine ServiceDesk Plus | tool | ServiceDesk Plus | ticketing-systems
jira-service-management | Jira Service Management | tool | Jira Service Desk; JSM Jira | ticketing-systems
znuny | Znuny | tool | | ticketing-systems
glpi | GLPI | tool | | ticketing-systems
request-tracker | Request Tracker | tool | | ticketing-systems
teamdynamix | TeamDynamix | tool | | ticketing-systems
solarwinds-web-help-desk | SolarWinds Web Help Desk | tool | SolarWinds WHD; SolarWinds Helpdesk | ticketing-systems
sysaid | SysAid | tool | | ticketing-systems
solarwinds-service-desk | SolarWinds Service Desk | tool | Samanage | ticketing-systems
topdesk | TOPdesk | tool | | ticketing-systems
ivanti-service-manager | Ivanti Service Manager | tool | LANDesk Service Desk | ticketing-systems; ivanti-software
ca-service-desk-manager | CA Service Desk Manager? | tool | CA USD; CA Unicenter Service Desk; CA Technologies Service Desk | ticketing-systems | unicenter; ca technologies; broadcom; nimsoft; clarity; itpam
hp-service-manager | HP Service Manager? | tool | HPSM; HP ServiceCenter; Peregrine Service Center; Micro Focus Service Manager | ticketing-systems | hpsm; servicenow; itsm; remedy; itil; ucmdb; ticketing; jira
hp-openview-service-desk | HP OpenView Service Desk | tool | | ticketing-systems
easyvista | EasyVista | tool | | ticketing-systems
bmc-footprints | BMC FootPrints | tool | Footprints ticketing; Footprints Service Core; Numara FootPrints | ticketing-systems
hornbill | Hornbill? | tool | | ticketing-systems | itsm; service desk; servicenow; supportworks; itil; remedy
jitbit | Jitbit | tool | | ticketing-systems
zammad | Zammad | tool | | ticketing-systems
haloitsm | HaloITSM | tool | | ticketing-systems
ibm-control-desk | IBM Control Desk | tool | Maximo Control Desk | ticketing-systems
isupport | iSupport | tool | | ticketing-systems
ifs-assyst | IFS assyst | tool | Axios assyst | ticketing-systems
manageengine | ManageEngine | tool | | ticketing-systems
bmc-magic | BMC Magic | tool | Magic ticketing?; BMC Service Desk Express | ticketing-systems | helpdesk; help desk; itsm; remedy; active directory; servicenow; service desk
servicenow | ServiceNow | tool | Service Now?; <ServiceNow ITSM; SNOW?; <ServiceNow ticketing; <ServiceNow ticketing system; <Service Now ticketing; ServiceNow platform; <ServiceNow reporting; <ServiceNow tickets; Service NOW tool; <ServiceNow Service Desk; <ServiceNow certified |  | servicenow; itsm; remedy; itil; ticketing; jira; helpdesk; incident management; change management; cmdb
servicenow-hr-service-delivery | ServiceNow HR Service Delivery | tool | ServiceNow HRSD | servicenow
servicenow-customer-service-management | ServiceNow Customer Service Management | tool | ServiceNow CSM | servicenow
servicenow-it-asset-management | ServiceNow IT Asset Management | tool | ServiceNow ITAM | servicenow
servicenow-cmdb | ServiceNow CMDB | tool | | servicenow
servicenow-secops | ServiceNow SecOps | tool | ServiceNow Security Operations | servicenow
servicenow-grc | ServiceNow GRC | tool | | servicenow
remedy | BMC Remedy | tool | Remedy?; BMC Remedy ITSM; Remedy ticketing system; Remedy ticketing; Remedy ARS; Remedy Action Request System; Action Request System; Remedy ITSM; Remedy system?; <Remedy Help Desk; <Remedy trouble tickets; BMC Remedy ticketing; BMC Remedy ARS; Remedy software; BMC Remedy AR System; Remedy AR System; <Remedy tickets?; <Remedy user tool; Remedy 7; BMC Remedy system |  | bmc; ticketing; ticket; tickets; helpdesk; servicenow; itsm; itil; sccm; citrix; ars; jira; peregrine
bmc-helix-itsm | BMC Helix ITSM | tool | BMC Helix | ticketing-systems
bmc-remedyforce | BMC Remedyforce | tool | Remedyforce | ticketing-systems

# Service management
itsm | IT service management | technical | ITSM; IT-Servicemanagement; <ITSM processes; Gestion des services informatiques; Gestión de servicios de TI; Gestión de servicios TI; <ITIL service operation; <Service catalog; <Service catalogue; <Service catalog management; <Service request management; <Request fulfilment; <Request fulfillment; IT-Dienstleistungen; <Service delivery management IT; <ITSM tools; IT-Service-Management; <Service requests IT; IT service delivery; <Service operation?; <Service transition? | | itil; itsm; servicenow; service desk; service strategy; service design; change management
iso-20000 | ISO 20000 | technical | ISO/IEC 20000; ISO 20000-1
it-service-continuity-management | IT service continuity management | technical | IT service continuity; IT continuity | itsm
verism | VeriSM | technical
siam | SIAM? | technical | Service integration and management | | itil; itsm; multi-vendor; servicenow; service towers
itil | ITIL | technical | ITIL v3; ITIL 4; ITIL v4; ITIL framework; ITIL processes; ITIL process; ITIL methodology; ITIL best practices; ITIL practices; ITILv3; Information Technology Infrastructure Library; ITIL service management; ITIL standards; ITIL knowledge; ITIL concepts; ITIL v2; ITIL principles; <ITIL service delivery | itsm
incident-management | IT incident management | professional | Incident Manager skills; Incident management process?; Incidentmanagement?; Gestión de incidentes?; Gestión de incidencias?; <Severity 1 incidents; <P1 incidents; <Incident ticket management; <Incident Lifecycle; Service restoration IT; Incident management?; Incident handling?; Incident resolution?; <Incident escalation?; <Major incident management?; <Major incidents?; <Production incidents?; <Incident coordination?; <Incident triage?; gestion des incidents informatiques; gestion des incidents IT | itsm | itil; itsm; servicenow; tickets; sla; p1; helpdesk; applicative; servers; devops; cyber; jira; software; informatique; informática; service desk; help desk; it support; production support; major incident; remedy; outage; outages; problem management; problem and change; ti; application; applications; sre; cloud
problem-management | ITIL problem management | professional | Problem management?; IT problem management; Problemmanagement?; Gestion des problèmes?; Gestión de problemas? | itsm | itil; itsm; servicenow; informatique; informática; remedy; cmdb; sla; incident management; service desk; change management; incident and; sistemas; release management; incidents; rca
it-change-management | IT change management | professional | <Change advisory board; <CAB meetings; <Change requests IT; ITIL change management; Change management (ITIL); Änderungsmanagement IT; Gestion des changements informatiques; Gestión de cambios TI; <RFC process; System change management | itsm
change-control | Change control? | professional | Change control board; Change control process; Change control management; Change control procedures; Change request management | | software; configuration; requirements; baseline; documents; document; capa; deviations; gmp; quality; change; release; project; scope; itil; board; engineering; validation; sdlc
configuration-management | Configuration management? | professional | IT configuration management; Configuration control; Konfigurationsmanagement; <Configuration items; Gestion de configuration; Gestión de la configuración | | itil; software; release; change; git; version; build; cmdb; devops; scm; tools; baseline; puppet; ansible; clearcase
software-configuration-management | Software configuration management | professional | Softwarekonfigurationsmanagement
cmdb | CMDB | professional | Configuration management database; CMDB management; CMDB administration
micro-focus-ucmdb | Micro Focus uCMDB | tool | uCMDB; HP uCMDB | cmdb
it-asset-management | IT asset management | professional | ITAM; <Hardware asset management; Asset management IT; <IT inventory; <Computer inventory; <IT asset tracking; <IT asset lifecycle; <Hardware inventory; <IT hardware inventory; <SAM/HAM; <IT equipment inventory; Gestion du parc informatique; Gestion de parc informatique; Parc informatique; Computer asset management; <Hardware inventory management; <Hardware lifecycle management; <Software inventory; <PC inventory; <Inventario de equipos de cómputo; <Hardware and software inventory; Technology asset management; <IT lifecycle management
software-asset-management | Software asset management | professional | | it-asset-management
it-procurement | IT procurement | professional | IT purchasing; Hardware procurement; IT-Einkauf; Achats informatiques; Achats IT
flexera | Flexera | tool | <FlexNet Manager; Flexera One | it-asset-management
snow-license-manager | Snow License Manager | tool | Snow Software | it-asset-management
lansweeper | Lansweeper | tool | | it-asset-management
snipe-it | Snipe-IT | tool | | it-asset-management
asset-panda | Asset Panda | tool | | it-asset-management
usu-license-management | USU License Management | tool | Aspera license | it-asset-management
it-documentation | IT documentation | professional | <Network documentation and diagrams; <Runbooks; <Infrastructure documentation; Systemdokumentation; IT-Dokumentation; Documentation système; Documentation informatique; <Configuration documentation; <Knowledge articles IT; <System documentation and procedures; <Technical run books; Documenting IT procedures; <Troubleshooting guides; <IT procedures
it-management | IT management | professional | Information technology management; <Managing IT departments; IT department management; <IT operations management; <IT team management; IT-Leitung; Management des systèmes d'information; Gestión de TI; Gestión de tecnología; Information systems management; Dirección de TI; ICT management; <IT leadership; Technology management; <IT business alignment; Pilotage SI; gestion du service informatique; gestion des systèmes d'information
it-strategy | IT strategy | professional | IT-Strategie; Technology strategy; <Technology roadmap; IT roadmap; IT strategic planning; Schéma directeur informatique; IT planning; Stratégie informatique; Estrategia de TI
it-governance | IT governance | professional | IT-Governance; Gouvernance des systèmes d'information; Gobierno de TI
it-budgeting | IT budgeting | professional | IT budget; IT budget management
it-vendor-management | IT vendor management | professional | Technology vendor management; IT supplier management
management-information-systems | Management information systems | professional | MIS?; Wirtschaftsinformatik | | systems; information; degree; reporting; business; reports; bachelor; b.s.
it-modernization | IT modernization | professional | IT modernisation; Technology modernization
it-policies | IT policies | professional | IT policy development

# Security
information-security | Information security | technical | Cybersecurity; Cyber security; IT security; InfoSec; Info sec; Computer security; Information systems security; Information technology security; IT-Sicherheit; Informationssicherheit; Cybersicherheit; Sécurité informatique; Sécurité des systèmes d'information; Cybersécurité; Sécurité de l'information; Seguridad informática; Ciberseguridad; Seguridad de la información; <Cybersecurity principles; <Cybersecurity fundamentals; Security?; <Information assurance; Digital security; <Cyber defense; <Cyber defence | | cyber; vulnerability; firewall; encryption; cloud; devops; linux; authentication; siem; iam; api; scalability; scalable; information security; cybersecurity; network security; infosec; owasp; cissp; pki; network attacks; threats; vulnerabilities; sysadmin; information systems; penetration; malware; ransomware
data-security | Data security | technical | Datensicherheit; Sécurité des données; Seguridad de datos; <Database security | information-security
information-security-management | Information security management | technical | Informationssicherheitsmanagement; Management de la sécurité de l'information | information-security
security-engineering | Security engineering? | technical | Cybersecurity engineering | information-security | cyber; cloud; cissp; infosec; threat; encryption; siem; information security; network security; application security; cloud security; devops; aws
security-architecture | Security architecture? | technical | Cybersecurity architecture; Information security architecture; Enterprise security architecture; Sicherheitsarchitektur | information-security | cyber; cloud; cissp; infosec; threat; encryption; siem; information security; network security; application security; cloud security; devops; aws; togaf
cyberspace-operations | Cyberspace operations | technical | Cyber operations; <Offensive cyber operations; <Defensive cyber operations | information-security
network-security | Network security | technical | Network security administration; <Network defense; <Computer network defense; Internet security; Netzwerksicherheit; Sécurité réseau; Sécurité des réseaux; Seguridad de redes; Seguridad en redes; <Network security monitoring; <Network segmentation; <Micro-segmentation; Network security engineering; <Network security protocols; <Network hardening; Networking security; <DMZ networks; <Port security? | information-security; networking | firewall; firewalls; vpn; tacacs; cisco; 802.1x; ldap; router; switch; switches; vlan; dhcp; acl
ddos-protection | DDoS protection | technical | DDoS; DDoS mitigation | network-security
network-access-control | Network access control | technical | NAC?; 802.1x; <Port-based network access control | network-security | firewall; firewalls; vpn; tacacs; cisco; 802.1x; ldap; router; ise; clearpass
radius-server | RADIUS server | technical | RADIUS?; RADIUS authentication | network-security | firewall; firewalls; vpn; tacacs; cisco; 802.1x; ldap; router; ise; clearpass
tacacs-plus | TACACS+ | technical | AAA/TACACS; TACACS | network-security
network-forensics | Network forensics | technical | | network-security
cisco-ise | Cisco ISE | tool | Cisco Identity Services Engine | network-security
cisco-secure-acs | Cisco Secure ACS | tool | Cisco ACS | network-security
forescout | Forescout | tool | <ForeScout CounterACT | network-security
aruba-clearpass | Aruba ClearPass | tool | ClearPass | network-security
freeradius | FreeRADIUS | tool | | network-security
darktrace | Darktrace | tool | | network-security
zeek | Zeek? | tool | Bro IDS | ids-ips | suricata; snort; ids; siem; security onion; wireshark; splunk; bro; zeek; pcap
corelight | Corelight | tool | | network-security
vectra-ai | Vectra AI | tool | | network-security
extrahop | ExtraHop | tool | | network-security
illumio | Illumio | tool | | network-security
guardicore | Guardicore | tool | | network-security
firewalls | Firewalls | technical | <Firewall administration; <Firewall management; <Firewall configuration; <Firewall rules; <Firewall policies; <Next-generation firewalls; <NGFW; Pare-feu; Cortafuegos; <Firewall design; Network firewalls; <Firewall rule management; <Firewall support; <Stateful inspection; <Firewall installation; Firewall technologies; <Hardware firewalls; <Zone-based firewall; Firewall software | network-security
sonicwall | SonicWall | tool | SonicWALL firewall; Dell SonicWall | firewalls
watchguard | WatchGuard | tool | WatchGuard firewall; <WatchGuard Firebox | firewalls
pfsense | pfSense | tool | | firewalls
opnsense | OPNsense | tool | | firewalls
sophos-firewall | Sophos Firewall | tool | Sophos XG | firewalls
sophos-utm | Sophos UTM | tool | Astaro | firewalls
barracuda-cloudgen-firewall | Barracuda CloudGen Firewall | tool | Barracuda firewall; Barracuda NG | firewalls
untangle-firewall | Untangle firewall | tool | | firewalls
windows-firewall | Windows Firewall | tool | Windows Defender Firewall | firewalls
mcafee-firewall-enterprise | McAfee Firewall Enterprise | tool | McAfee Sidewinder | firewalls
smoothwall | Smoothwall | tool | Smoothwall firewall | firewalls
ipcop | IPCop | tool | | firewalls
stormshield | Stormshield | tool | | firewalls
cyberoam | Cyberoam | tool | | firewalls
endian-firewall | Endian firewall | tool | | firewalls
tufin | Tufin | tool | | firewalls
algosec | AlgoSec | tool | | firewalls
firemon | FireMon | tool | | firewalls
forcepoint-ngfw | Forcepoint NGFW | tool | | firewalls
cisco-security | Cisco ASA | tool | Cisco ASA firewalls; Cisco ASA 5500; ASA 5505; ASA 5510; <ASA 5520; ASA 5540; ASA 5585; ASA firewalls; <ASDM | firewalls
cisco-firepower | Cisco Firepower | tool | Firepower?; Cisco FTD; Firepower Threat Defense; Cisco Secure Firewall; <Cisco FMC | firewalls | cisco; asa; ftd; fmc; firewall; firewalls; ips; snort; palo alto
sourcefire | Sourcefire | tool | Cisco Sourcefire | ids-ips
cisco-pix | Cisco PIX | tool | PIX firewall; Cisco PIX firewall; Cisco PIX 515 | firewalls
cisco-secure-endpoint | Cisco Secure Endpoint | tool | Cisco AMP; Cisco Advanced Malware Protection | endpoint-security
cisco-ips | Cisco IPS | tool | Cisco IDS | ids-ips
cisco-securex | Cisco SecureX | tool | | firewalls
cisco-xdr | Cisco XDR | tool | | firewalls
palo-alto | Palo Alto Networks firewalls | tool | Palo Alto firewalls; Palo Alto?; <Panorama Palo Alto; <PAN-OS; <Palo Alto Panorama; PAN firewalls; Palo Alto NGFW; Palo Alto Networks | firewalls | firewall; firewalls; fortinet; panorama; fortigate
prisma-access | Prisma Access | tool | Palo Alto Prisma Access
palo-alto-cortex-xdr | Palo Alto Cortex XDR | tool | Cortex XDR | endpoint-detection-and-response
cortex-xsoar | Cortex XSOAR | tool | XSOAR; Demisto; Palo Alto Cortex XSOAR | soar-security
prisma-cloud | Prisma Cloud | tool | Twistlock; Palo Alto Prisma Cloud; <RedLock | cloud-security
prisma-sd-wan | Prisma SD-WAN | tool | CloudGenix | sd-wan
palo-alto-networks-certified-network-security-engineer | Palo Alto Networks Certified Network Security Engineer | certification | PCNSE | palo-alto
palo-alto-networks-certified-network-security-administrator | Palo Alto Networks Certified Network Security Administrator | certification | PCNSA | palo-alto
fortinet | Fortinet | tool | <FortiSwitch; <FortiAP; <FortiWeb; <FortiMail; <FortiNAC; <Fortinet SD-WAN
fortigate | FortiGate | tool | Fortigate firewall; Fortinet firewalls; Fortinet FortiGate; <FortiOS | fortinet; firewalls
fortimanager | FortiManager | tool | | fortinet
fortianalyzer | FortiAnalyzer | tool | | fortinet
fortisiem | FortiSIEM | tool | | siem
fortiedr | FortiEDR | tool | | endpoint-detection-and-response
fortinet-nse | Fortinet NSE | certification | Fortinet Network Security Expert; <NSE 4?; <NSE4?; <NSE 7?; <Fortinet NSE 1 | fortinet-certification | fortinet; fortigate; firewall; firewalls; ccna; ccnp; network security
fortinet-certification | Fortinet certification | certification | Fortinet certified; <Fortinet Certified Professional
check-point | Check Point? | tool | Checkpoint firewall; Check Point firewall; Checkpoint?; Checkpoint Firewall-1; Firewall-1; <Check Point R80; <Checkpoint R77; <Check Point Provider-1; <SmartDashboard?; <SmartConsole; Check Point Software; <Checkpoint VPN-1; <Checkpoint NGX; <CheckPoint SmartCenter; <Nokia IPSO | firewalls | firewall; firewalls; cisco; asa; juniper; fortinet; netscreen; vpn; f5; bluecoat; palo
check-point-certified-security-administrator | Check Point Certified Security Administrator | certification | CCSA Check Point | check-point
check-point-certified-security-expert | Check Point Certified Security Expert | certification | CCSE? | check-point-certified-security-administrator | check point; checkpoint; ccsa; firewall; firewalls
endpoint-security | Endpoint security | technical | Endpoint protection; <Host-based security; <Malware protection | information-security | antivirus; symantec; mcafee; ghost; utilities; spyware; malware; virus
endpoint-detection-and-response | Endpoint detection and response | technical | EDR tools; EDR solutions; EDR platforms | endpoint-security
extended-detection-and-response | Extended detection and response | technical | XDR | endpoint-security
antivirus-software | Antivirus software | technical | Antivirus; Anti-virus; Anti-virus software; Virus protection; Virus scanning; Virenschutz; Antivirenprogramme; Logiciels antivirus
malware-removal | Malware removal | technical | Virus removal; Spyware removal; Virus and malware removal; Virus/malware removal; Removing viruses; Virus/spyware removal; Elimination of viruses; Eliminación de virus
symantec-endpoint-protection | Symantec Endpoint Protection | tool | SEP Symantec; Symantec Endpoint; Symantec Antivirus Corporate; <Symantec antivirus | endpoint-security
symantec | Symantec | tool | | endpoint-security
trellix-epo | Trellix ePO | tool | McAfee ePO; ePolicy Orchestrator; McAfee ePolicy Orchestrator | endpoint-security; trellix-security-software
mcafee-endpoint-security | McAfee Endpoint Security | tool | <McAfee antivirus; McAfee VirusScan; Trellix Endpoint Security | endpoint-security; mcafee
mcafee | McAfee security software | tool | McAfee | endpoint-security
trellix-security-software | Trellix security software | tool | Trellix | endpoint-security
mcafee-host-based-security-system | McAfee Host Based Security System | tool | HBSS?; McAfee HBSS | endpoint-security | mcafee; acas; stig; stigs; dod; epo; disa; cyber; siem; nessus; cybersecurity; emass; splunk
norton-antivirus | Norton Antivirus | tool | Norton?; Norton 360; Norton Internet Security | antivirus-software | antivirus; symantec; mcafee; ghost; spyware; malware
nortonlifelock-cybersecurity-software | NortonLifeLock cybersecurity software | tool | NortonLifeLock; Norton LifeLock | antivirus-software
kaspersky | Kaspersky | tool | Kaspersky Endpoint Security | endpoint-security
trend-micro | Trend Micro | tool | TrendMicro; <Trend Micro OfficeScan; <Trend Micro Apex One; <Trend Micro Deep Security | endpoint-security
sophos-endpoint | Sophos Endpoint | tool | Sophos Antivirus; Sophos Intercept X | endpoint-security; sophos
sophos | Sophos | tool | | endpoint-security
eset | ESET | tool | <ESET NOD32; <ESET Endpoint Security | endpoint-security
bitdefender | Bitdefender | tool | <Bitdefender GravityZone | endpoint-security
webroot | Webroot | tool | | endpoint-security
malwarebytes | Malwarebytes | tool | | endpoint-security
crowdstrike-falcon | CrowdStrike Falcon | tool | CrowdStrike; Falcon? | endpoint-detection-and-response | crowdstrike; edr; sentinelone
sentinelone | SentinelOne | tool | SentinelOne Singularity | endpoint-detection-and-response
vmware-carbon-black | VMware Carbon Black | tool | Carbon Black? | endpoint-detection-and-response | edr; crowdstrike; sentinelone; siem; splunk; cylance; vmware; antivirus; cybersecurity; malware; mcafee; symantec; qradar
microsoft-defender-for-endpoint | Microsoft Defender for Endpoint | tool | Defender for Endpoint; Microsoft Defender ATP; Defender ATP | endpoint-detection-and-response
microsoft-defender-antivirus | Microsoft Defender Antivirus | tool | Windows Defender | endpoint-security; microsoft-defender
microsoft-defender | Microsoft Defender | tool | | endpoint-security
microsoft-security-essentials | Microsoft Security Essentials | tool | | antivirus-software
microsoft-defender-xdr | Microsoft Defender XDR | tool | Microsoft 365 Defender | extended-detection-and-response
microsoft-forefront-endpoint-protection | Microsoft Forefront Endpoint Protection | tool | Forefront Endpoint Protection; System Center Endpoint Protection | endpoint-security
cylance | Cylance | tool | CylancePROTECT | endpoint-security
avg-antivirus | AVG Antivirus | tool | | antivirus-software
avast | Avast | tool | Avast Antivirus | antivirus-software
avira | Avira | tool | | antivirus-software
bitlocker | BitLocker | tool | BitLocker encryption | disk-encryption
ad-aware | Ad-Aware | tool | | endpoint-security
spybot | Spybot | tool | Spybot Search & Destroy | endpoint-security
huntress | Huntress? | tool | | endpoint-detection-and-response | edr; sentinelone; msp; rmm; datto; crowdstrike; siem; mdr; defender
cybereason | Cybereason | tool | | endpoint-detection-and-response
fireeye-endpoint-security | FireEye Endpoint Security | tool | FireEye HX | endpoint-detection-and-response
fireeye | FireEye | tool | <FireEye NX | endpoint-security
arctic-wolf | Arctic Wolf | tool | | endpoint-security
red-canary | Red Canary | tool | | endpoint-security
elastic-security | Elastic Security | tool | | siem
email-security | Email security | technical | <Spam filtering; <Anti-spam; <Email filtering; <Email encryption; E-mail security; <Spam filters; <Email gateway; <Email security gateway | information-security
mimecast | Mimecast | tool | | email-security
proofpoint | Proofpoint | tool | <Proofpoint Email Protection; <Proofpoint TAP | email-security
barracuda-email-security-gateway | Barracuda Email Security Gateway | tool | Barracuda Email Security; Barracuda spam firewall; Barracuda spam filter | email-security
cisco-secure-email | Cisco Secure Email | tool | Cisco Email Security; Cisco ESA | email-security
symantec-email-security-cloud | Symantec Email Security.cloud | tool | Symantec MessageLabs; MessageLabs | email-security
google-postini | Google Postini | tool | Postini | email-security
abnormal-security | Abnormal Security | tool | | email-security
apache-spamassassin | Apache SpamAssassin | tool | SpamAssassin | email-security
microsoft-defender-for-office-365 | Microsoft Defender for Office 365 | tool | | email-security
check-point-harmony-email | Check Point Harmony Email | tool | Avanan | email-security
email-authentication | Email authentication | technical | SPF/DKIM/DMARC; DKIM; DMARC; SPF/DKIM | email-security
phishing-analysis | Phishing analysis | technical | Phishing investigations; Phishing email analysis; Phishing emails | information-security
email-archiving | Email archiving | technical
security-awareness | Cybersecurity awareness training | professional | <Phishing simulations; Security awareness programs?; Information security awareness; <Phishing campaigns; Security education and awareness?; <User security training; Sensibilisation à la cybersécurité; Security awareness program IT; <Anti-phishing training; Concienciación en ciberseguridad; Cybersecurity awareness | information-security | cyber; phishing; cybersecurity; infosec; knowbe4; siem; nist
knowbe4 | KnowBe4 | tool | | security-awareness
social-engineering-security | Social engineering assessments | technical | Social engineering?; <Vishing | penetration-testing | phishing; penetration; cyber; attacks; pentest
siem | SIEM | technical | Security information and event management; SIEM tools; <SIEM administration; <SIEM engineering; <SIEM monitoring; <Use case development SIEM; <Log correlation; SIEM solutions; SIEM platforms | security-monitoring
ibm-qradar | IBM QRadar | tool | QRadar; Q-Radar; QRadar SIEM | siem
arcsight | ArcSight | tool | HP ArcSight; <ArcSight ESM; Micro Focus ArcSight; <ArcSight Logger; OpenText ArcSight | siem
logrhythm | LogRhythm | tool | LogRhythm SIEM | siem
alienvault | AlienVault | tool | <AlienVault USM | siem
ossim | OSSIM | tool | AlienVault OSSIM
rsa-netwitness | RSA NetWitness | tool | NetWitness | siem
rsa-envision | RSA enVision | tool | | siem
microsoft-sentinel | Microsoft Sentinel | tool | Azure Sentinel; Sentinel SIEM | siem
mcafee-esm | McAfee ESM | tool | McAfee Nitro; Nitro SIEM; McAfee Enterprise Security Manager | siem
exabeam | Exabeam | tool | | siem
securonix | Securonix | tool | | siem
wazuh | Wazuh | tool | | siem
ossec | OSSEC | tool | | ids-ips
google-security-operations | Google Security Operations | tool | Google Chronicle SIEM; Google Chronicle | siem
rapid7-insightidr | Rapid7 InsightIDR | tool | InsightIDR | siem; rapid7
swimlane-soar | Swimlane SOAR | tool | | soar-security
soar-security | Security orchestration and automation | technical | SOAR platforms; SOAR tools; Security orchestration; Security orchestration automation and response; SOAR security | security-monitoring
kusto-query-language | Kusto Query Language | technical | KQL; Kusto
detection-engineering | Detection engineering | technical | <Sigma rules | security-monitoring
user-and-entity-behavior-analytics | User and entity behavior analytics | technical | UEBA; User behavior analytics security | security-monitoring
security-monitoring | Security operations centre? | technical | Security operations center?; SOC?; SOC operations; <SOC monitoring; <Security event monitoring; <Security event analysis; <Security log analysis; <SOC Tier 1; SOC analysis; <Security event triage; <Security analytics; <Blue team?; <Blue teaming; <Intrusion analysis; Security operations centre work?; <Security alerts?; <Threat monitoring?; <Threat detection? | information-security | siem; splunk; threat; cyber; qradar; malware; cybersecurity; phishing; edr; soc; vulnerability
threat-intelligence | Cyber threat intelligence | technical | Threat intelligence?; <Cyber threat analysis; <Threat feeds; <Threat actors; <Indicators of compromise; <STIX/TAXII; <APT groups; <Threat research? | information-security | cyber; siem; malware; ioc; iocs; osint; soc; vulnerability; cybersecurity; phishing; mitre; splunk
threat-hunting | Threat hunting | technical | Cyber threat hunting | information-security
mitre-attack | MITRE ATT&CK | technical | MITRE ATT&CK framework | information-security
cyber-kill-chain | Cyber kill chain | technical | <Diamond Model | information-security
yara | YARA? | technical | YARA rules | information-security | malware; sigma
misp | MISP? | tool | Malware Information Sharing Platform |  | thehive; siem; malware; ioc; iocs; opencti; stix; taxii; threat intelligence; splunk; cybersecurity
recorded-future | Recorded Future | tool
virustotal | VirusTotal | tool
maltego | Maltego | tool
threatconnect | ThreatConnect | tool
anomali | Anomali | tool
shodan | Shodan | tool
thehive | TheHive | tool
security-incident-response | Security incident response | technical | Cyber incident response; Security incident management; Computer security incident response; <CSIRT; Security incident handling; Cybersecurity incident response; Réponse aux incidents?; Respuesta a incidentes?; Vorfallsreaktion; <Breach response; Incident response handling; Incident response?; <NIST 800-61; <DFIR; <Incident response plans?; <Incident response planning?; <Incident containment? | information-security | siem; cyber; malware; forensics; splunk; phishing; threat; cybersecurity; edr; soc; nist; vulnerability; csirt; ransomware; ciberseguridad; cybersécurité
ids-ips | Intrusion detection and prevention | technical | IDS/IPS; IPS/IDS; IDS?; IPS?; Intrusion detection/prevention; Intrusion detection/prevention systems; IDS and IPS; IDPS; <NIDS; <HIDS; Erkennung von Eindringlingen?; Détection d'intrusion?; Detección de intrusos?; IDS/IPS systems; <HIPS?; <Intrusion detection systems?; <Intrusion prevention systems?; <Intrusion detection?; <Intrusion prevention? | network-security | firewall; firewalls; siem; snort; intrusion; suricata; wireshark; nessus; vpn; waf; dlp; tcpdump; splunk; nmap; cyber; packet; malware; antivirus; encryption; ddos; cybersecurity; vulnerability; pare-feu; nids; hids; ips; ids
snort | Snort? | tool | Snort IDS | ids-ips | firewall; siem; snort; intrusion; suricata; wireshark; nessus; ids; nmap; tcpdump
suricata | Suricata | tool | | ids-ips
security-onion | Security Onion | tool | | ids-ips
trend-micro-tippingpoint | Trend Micro TippingPoint | tool | TippingPoint; HP TippingPoint | ids-ips
ibm-realsecure | IBM RealSecure | tool | ISS RealSecure; RealSecure | ids-ips
ibm-proventia | IBM Proventia | tool | | ids-ips
mcafee-network-security-platform | McAfee Network Security Platform | tool | McAfee IPS; McAfee IntruShield; IntruShield | ids-ips
tripwire | Tripwire? | tool | Tripwire Enterprise | file-integrity-monitoring | file integrity; siem; splunk; nessus; qradar; mcafee; pci; fim; ossec; snort; symantec; cybersecurity; arcsight
file-integrity-monitoring | File integrity monitoring | technical | | information-security
honeypots | Honeypots | technical | | information-security
vulnerability-assessment | Vulnerability assessment? | technical | <Vulnerability scanning; <Vulnerability scans; Vulnerability analysis?; Vulnerability testing; <Vulnerability scanner; <Vulnerability tracking; Schwachstellenanalyse?; Analyse de vulnérabilités?; Análisis de vulnerabilidades?; Vulnerability identification?; <Vulnerability scan analysis; <CVSS; <VAPT | information-security | cyber; nessus; scanning; penetration; qualys; patching; siem; owasp; cybersecurity; firewall; exploit; hacking; tenable; web application; patch management; infosec
vulnerability-management | Vulnerability management | technical | Schwachstellenmanagement; Gestion des vulnérabilités; Gestión de vulnerabilidades; Threat and vulnerability management; <Vulnerability remediation | information-security
attack-surface-management | Attack surface management | technical | External attack surface management | information-security
security-testing-of-software | Security testing of software | technical | Software security testing; Security testing?; IT security testing | | penetration; vulnerability; qa; selenium; owasp; web application; api testing; sdlc; penetration testing
it-security-audits | IT security audits | technical | Security audits IT; Security auditing?; Information security audits; Cybersecurity audits; Audit de sécurité informatique | | cyber; vulnerability; nessus; iso; information security; it systems; soc 2; cybersecurity
scap | SCAP | technical | Security Content Automation Protocol | information-security
tenable-nessus | Tenable Nessus | tool | Nessus; Nessus scans; Nessus vulnerability scanner | vulnerability-assessment; tenable
tenable-vulnerability-management | Tenable Vulnerability Management | tool | Tenable.io | vulnerability-assessment; tenable
tenable-security-center | Tenable Security Center | tool | Tenable.sc; Tenable SecurityCenter | vulnerability-assessment; tenable
tenable | Tenable | tool | | vulnerability-assessment
acas-scanner | Assured Compliance Assessment Solution | tool | Tenable ACAS; DISA ACAS | vulnerability-assessment; tenable
qualys | Qualys | tool | QualysGuard; Qualys Guard | vulnerability-assessment
rapid7-insightvm | Rapid7 InsightVM | tool | InsightVM | vulnerability-assessment; rapid7
rapid7 | Rapid7 | tool | | vulnerability-assessment
nexpose | Nexpose | tool | Rapid7 Nexpose | rapid7
greenbone-openvas | Greenbone OpenVAS | tool | OpenVAS; Greenbone | vulnerability-assessment
beyondtrust-retina | BeyondTrust Retina | tool | eEye Retina | vulnerability-assessment
nikto | Nikto | tool | | vulnerability-assessment
mcafee-foundstone | McAfee Foundstone | tool | Foundstone; McAfee Vulnerability Manager | vulnerability-assessment
microsoft-baseline-security-analyzer | Microsoft Baseline Security Analyzer | tool | MBSA? | vulnerability-assessment | wsus; nessus; nmap; gfi; vulnerability; baseline; patch; retina; windows
microsoft-defender-vulnerability-management | Microsoft Defender Vulnerability Management | tool | Defender Vulnerability Management | vulnerability-assessment
securityscorecard | SecurityScorecard | tool | | vulnerability-assessment
bitsight | BitSight | tool | | vulnerability-assessment
penetration-testing | Penetration testing? | technical | Pen testing; pentesting; Pen test; Penetration tests?; Ethical hacking; Ethical hacker; <Web application penetration testing; <Network penetration testing; Penetrationstests; Tests d'intrusion; Pruebas de penetración; Hacking ético; Hacking éthique; <Wireless penetration testing; White-hat hacking; pentest | vulnerability-assessment | security; hacking; hackthebox; cyber; owasp; metasploit; cybersecurity; zap; nmap; kali; nessus; oscp; vulnerability; vulnerabilities; burp; web; network; siem; infosec; ethical; malware; threat; exploit; red team; cissp; forensics; sast; dast; scanning; ceh; firewall; sdlc; cloud; application; code; iso 27001; encryption
red-teaming | Red teaming | technical | Red team?; Red team operations; Adversary emulation; <Purple teaming | penetration-testing | hacking; hackthebox; cyber; penetration; owasp; metasploit; cybersecurity; zap; nmap; kali; nessus; oscp
exploit-development | Exploit development | technical | <Buffer overflows | information-security
offensive-security | Offensive security | technical | Offensive cybersecurity; Offensive cyber security | information-security
bug-bounty-hunting | Bug bounty hunting | technical | Bug bounty | information-security
capture-the-flag-competitions | Capture the flag competitions | technical | CTF?; CTF competitions; Cybersecurity CTF | information-security | hacking; hackthebox; owasp; metasploit; nmap; kali; oscp; tryhackme; pwn; penetration; reverse engineering; cybersecurity; hack the box
hack-the-box | Hack The Box | tool | HackTheBox
tryhackme | TryHackMe | tool
hackerone | HackerOne | tool
bugcrowd | Bugcrowd | tool
cobalt-strike | Cobalt Strike | tool | | penetration-testing
security-testing-tools | Metasploit | tool | Metasploit Framework | | security; hacking; cyber; penetration; owasp; metasploit; cybersecurity; zap; nmap; nessus; oscp
penetration-testing-tools | Penetration testing tools | technical | Pen testing tools; Hacking tools; <Exploitation frameworks | penetration-testing
kali-linux | Kali Linux | tool | Kali?; <BackTrack Linux | linux | hacking; cyber; owasp; metasploit; cybersecurity; zap; nmap; nessus; oscp; linux; wireshark; burp; penetration testing
burp-suite | Burp Suite | tool | BurpSuite; Burp?; Burp Suite Pro; PortSwigger Burp | | security; hacking; cyber; penetration; owasp; metasploit; cybersecurity; zap; nmap; nessus; oscp; kali; linux; wireshark; burp
have-i-been-pwned | Have I Been Pwned | tool
intigriti | Intigriti | tool
cyberdefenders | CyberDefenders | tool
root-me | Root Me? | tool | | | ctf; hackthebox; pentest; tryhackme
nmap | Nmap | tool | <Zenmap
owasp-zap | OWASP ZAP | tool | ZAP Proxy; ZAProxy; Zed Attack Proxy; ZAP? | | owasp; burp; security; dast; nmap; penetration; metasploit; sqlmap; appsec; vulnerability
sqlmap | sqlmap | tool
thc-hydra | THC Hydra | tool | Hydra password
john-the-ripper | John the Ripper | tool
hashcat | Hashcat | tool
aircrack-ng | Aircrack-ng | tool | Aircrack
bloodhound | BloodHound? | tool | BloodHound AD | | mimikatz; active directory; red team; impacket; penetration; cobalt strike; crackmapexec; sharphound; kali; metasploit; nmap
mimikatz | Mimikatz | tool
cain-abel | Cain password recovery | tool | Cain and Abel?; Cain & Abel? |  | nmap; wireshark; metasploit; hacking; password; kali; penetration; nessus; john the ripper
acunetix | Acunetix | tool
fortify-webinspect | Fortify WebInspect | tool | WebInspect; HP WebInspect
hcl-appscan | HCL AppScan | tool | IBM AppScan; AppScan; IBM Security AppScan
invicti | Invicti | tool | Netsparker
parrot-os | Parrot OS | tool | Parrot Security OS; Parrot Security | linux
gobuster | Gobuster | tool
core-impact | Core Impact? | tool | | | metasploit; penetration; nessus; pentest; kali
netcat | Netcat | tool
social-engineer-toolkit | Social-Engineer Toolkit | tool | Social Engineering Toolkit
impacket | Impacket | tool
nuclei-scanner | Nuclei scanner | tool
application-security | Application security | technical | AppSec; <Web application security; Software security; <Application security testing; <Application security engineering; Anwendungssicherheit; Sécurité applicative; Seguridad de aplicaciones | information-security
secure-coding | Secure coding | technical | Secure coding practices; Secure development; Secure programming; Secure software development; Sichere Programmierung | application-security
secure-software-development-life-cycle | Secure software development life cycle | technical | Secure SDLC; SSDLC; <Microsoft SDL; Secure software development lifecycle | application-security
secure-code-review | Secure code review | technical | Security code review | application-security
owasp-top-10 | OWASP Top 10 | technical | OWASP; OWASP Top Ten | application-security
static-application-security-testing | Static application security testing | technical | SAST | application-security
dynamic-application-security-testing | Dynamic application security testing | technical | DAST | application-security
software-composition-analysis | Software composition analysis | technical | | application-security
threat-modeling | Threat modeling | technical | Threat modelling; <STRIDE threat modeling; Bedrohungsmodellierung | application-security
web-vulnerabilities | Web vulnerabilities | technical | <XSS; <CSRF; <Cross-site scripting; <SQL injection; Web application vulnerabilities | application-security
api-security | API security | technical | | application-security
mobile-application-security | Mobile application security | technical | Mobile app security | application-security
product-security | Product security? | technical | Product security engineering | application-security | cyber; vulnerability; sdlc; embedded; appsec; cve
devsecops | DevSecOps | technical | Dev Sec Ops; SecDevOps; DevSecOps practices | devops; application-security
container-security | Container security | technical | Kubernetes security hardening | application-security
software-supply-chain-security | Software supply chain security | technical | Supply chain security software; SBOM; Software bill of materials | application-security
web-application-firewalls | Web application firewalls | technical | Web application firewall; WAF | network-security
security-by-design | Security by design | technical | | application-security
fortify-static-code-analyzer | Fortify Static Code Analyzer | tool | Fortify?; HP Fortify; Fortify SCA; HP Fortify SCA; Micro Focus Fortify | application-security | veracode; sonarqube; checkmarx; sast; webinspect; appscan
veracode | Veracode | tool | | application-security
checkmarx | Checkmarx | tool | | application-security
snyk | Snyk | tool | | application-security
black-duck | Black Duck? | tool | BlackDuck?; Synopsys Black Duck | application-security | veracode; sonarqube; snyk; whitesource; open source; fortify; sast; checkmarx; coverity; synopsys; jenkins; sca; blackduck
mend-io | Mend.io | tool | WhiteSource | application-security
dependabot | Dependabot | tool | | application-security
trivy | Trivy | tool | | application-security
aqua-security | Aqua Security | tool | | application-security
modsecurity | ModSecurity | tool | | web-application-firewalls
f5-advanced-waf | F5 Advanced WAF | tool | F5 ASM; F5 Application Security Manager | web-application-firewalls
imperva | Imperva | tool | <Imperva WAF; <Imperva SecureSphere | application-security
anchore | Anchore | tool | | application-security
sysdig | Sysdig | tool | <Sysdig Secure | container-security
falco | Falco runtime security | tool | Falco security?; Falco? | container-security | kubernetes; runtime; sysdig; cncf; ebpf
gitguardian | GitGuardian | tool | | application-security
semgrep | Semgrep | tool | | application-security
contrast-security | Contrast Security | tool | | application-security
owasp-dependency-check | OWASP Dependency-Check | tool | | application-security
chainguard | Chainguard | tool | | application-security
trufflehog | TruffleHog | tool | | application-security
certified-secure-software-lifecycle-professional | Certified Secure Software Lifecycle Professional | certification | CSSLP | application-security
cloud-security | Cloud security | technical | <Cloud security architecture; <Cloud security engineering; Cloud-Sicherheit; Sécurité cloud; Sécurité du cloud; Seguridad en la nube; <Cloud security controls; <Cloud data security; <Google Cloud security; <GCP security; <SaaS security | information-security; cloud-computing
azure-security | Azure security | technical | Azure cloud security | cloud-security; azure
cloud-security-posture-management | Cloud security posture management | technical | CSPM; <CNAPP; <CWPP | cloud-security
fedramp | FedRAMP | technical | FedRAMP compliance; Federal Risk and Authorization Management Program | security-compliance
cloud-compliance | Cloud compliance | technical | | cloud-security
wiz-cloud-security | Wiz cloud security | tool | Wiz?; Wiz.io; Wiz security? | cloud-security | cspm; lacework; cnapp; cwpp; prisma cloud
lacework | Lacework | tool | | cloud-security
orca-security | Orca Security | tool | | cloud-security
microsoft-defender-for-cloud | Microsoft Defender for Cloud | tool | Azure Security Center; Defender for Cloud | cloud-security
microsoft-defender-for-cloud-apps | Microsoft Defender for Cloud Apps | tool | Cloud App Security?; Microsoft Cloud App Security | cloud-security | microsoft; defender; azure; mcas; intune; o365; office 365; sentinel
check-point-cloudguard | Check Point CloudGuard | tool | Dome9 | cloud-security
certificate-of-cloud-security-knowledge | Certificate of Cloud Security Knowledge | certification | CCSK | cloud-security
identity-access-management | Identity and access management | technical | IAM?; Identity & access management; Identity and Access Management (IAM); IAM solutions; IAM engineering; <Identity lifecycle management; <Joiner mover leaver; Identitätsmanagement; Identity- und Access-Management; Berechtigungsmanagement; Gestion des identités; Gestion des identités et des accès; Gestión de identidades; Gestión de identidades y accesos; <Least privilege; Identity management | information-security | sso; identity; okta; saml; mfa; pam; azure; aws; cyberark; sailpoint; 2fa; iam
role-based-access-control | Role-based access control | technical | RBAC; Role based access
identity-governance-and-administration | Identity governance and administration | technical | Identity governance; IGA?; Access governance; <Access reviews; <User access reviews; <Access recertification | identity-access-management | identity; sailpoint; iam; saviynt
authentication-and-authorization | Authentication and authorization | technical | Authentication/authorization; User authentication; Authentication & authorization
scim-provisioning | SCIM provisioning | technical | SCIM | identity-access-management
ldap | LDAP | technical | <LDAP authentication; Lightweight Directory Access Protocol; LDAP directory; LDAP server; <LDAP integration; Annuaire LDAP; LDAP administration
kerberos | Kerberos | technical | Kerberos authentication
directory-services | Directory services | technical | Verzeichnisdienste; Services d'annuaire; Servicios de directorio
openldap | OpenLDAP | tool | | ldap
389-directory-server | 389 Directory Server | tool | Red Hat Directory Server | ldap
zero-trust | Zero trust | technical | Zero Trust architecture; <Zero trust network access; <ZTNA; Zero Trust security; Zero-trust networking; Zero Trust model; <Software-defined perimeter | network-security
identity-platforms | Okta | tool | <Okta administration; Okta Identity; <Okta SSO; Okta Identity Cloud; <Okta Workforce Identity | identity-access-management
oracle-internet-directory | Oracle Internet Directory | tool | | ldap
oracle-identity-manager | Oracle Identity Manager | tool | Oracle Identity Management | identity-access-management
oracle-access-manager | Oracle Access Manager | tool | | identity-access-management
sailpoint | SailPoint | tool | <SailPoint IdentityIQ; <IdentityIQ; <SailPoint IdentityNow; <SailPoint IIQ | identity-access-management
saviynt | Saviynt | tool | | identity-access-management
ping-identity | Ping Identity | tool | <PingFederate; <PingAccess | identity-access-management
forgerock | ForgeRock | tool | <OpenAM; ForgeRock Identity Platform | identity-access-management
keycloak | Keycloak | tool | | identity-access-management
auth0 | Auth0 | tool | | identity-access-management
onelogin | OneLogin | tool | | identity-access-management
centrify | Centrify | tool | | identity-access-management
one-identity-manager | One Identity Manager | tool | Quest One Identity | identity-access-management
ibm-security-identity-manager | IBM Security Identity Manager | tool | IBM Tivoli Identity Manager; Tivoli Identity Manager | identity-access-management
ibm-security-access-manager | IBM Security Access Manager | tool | Tivoli Access Manager; IBM Tivoli Access Manager | identity-access-management
symantec-siteminder | Symantec SiteMinder | tool | CA SiteMinder; Netegrity SiteMinder; CA Single Sign-On; SiteMinder SSO; SiteMinder Policy Server; eTrust SiteMinder | identity-access-management
core-access-assurance | Core Access Assurance | tool | | identity-access-management
netiq-identity-manager | NetIQ Identity Manager | tool | Novell Identity Manager | identity-access-management; netiq
netiq | NetIQ | tool | | identity-access-management
microsoft-identity-manager | Microsoft Identity Manager | tool | Forefront Identity Manager; MIM/FIM | identity-access-management
authentik | Authentik | tool | | identity-access-management
authelia | Authelia | tool | | identity-access-management
fusionauth | FusionAuth | tool | | identity-access-management
jumpcloud | JumpCloud | tool | | identity-access-management
descope | Descope? | tool | | identity-access-management | auth0; okta; authentication; sso; passkeys; oidc
omada-identity | Omada Identity | tool | | identity-access-management
privileged-access | Privileged access management | technical | PAM?; Privileged identity management; <Privileged accounts management | identity-access-management | cyberark; identity; iam; sso; privileged; pim; mfa; beyondtrust
cyberark | CyberArk | tool | <CyberArk PAM; <CyberArk PAS; <CyberArk Vault | privileged-access
beyondtrust | BeyondTrust | tool | <BeyondTrust Password Safe | privileged-access
delinea | Delinea? | tool | Thycotic | privileged-access | thycotic; cyberark; pam; beyondtrust; privileged; iam; secret server
hitachi-id | Hitachi ID | tool | | privileged-access
teleport-access | Teleport access | tool | | privileged-access
hashicorp-boundary | HashiCorp Boundary | tool | | privileged-access
single-sign-on | Single sign-on | technical | SSO?; Single sign on (SSO); Authentification unique | identity-access-management | sso; saml; azure; okta; authentication; identity; duo; 2fa; intune; adfs; oauth; ldap; login; mfa; active directory; iam; ping; oidc; openid
identity-federation | Identity federation | technical | Federated identity; <WS-Federation; Federated identity management | identity-access-management
saml | SAML | technical | SAML 2.0; Security Assertion Markup Language | identity-access-management
multi-factor-authentication | Multi-factor authentication | technical | Multifactor authentication; MFA?; <Two-factor authentication; <2FA; Authentification multifacteur; Autenticación multifactor; Multi-Faktor-Authentifizierung | identity-access-management | sso; saml; azure; okta; authentication; vpn; 2fa; intune; adfs
passwordless-authentication | Passwordless authentication | technical | <FIDO2 | identity-access-management
active-directory-federation-services | Active Directory Federation Services | tool | ADFS; AD FS | identity-federation
shibboleth | Shibboleth | tool | | identity-federation
cisco-duo | Cisco Duo | tool | DUO Security; Duo MFA; Duo? | multi-factor-authentication | mfa; vpn; sso; authentication
rsa-securid | RSA SecurID | tool | SecurID; RSA tokens | multi-factor-authentication
azure-mfa | Azure MFA | tool | <Microsoft Authenticator; Microsoft Entra MFA | multi-factor-authentication
yubikey | YubiKey | tool | | multi-factor-authentication
google-authenticator | Google Authenticator | tool | | multi-factor-authentication
encryption | Encryption | technical | Data encryption; Encryption technologies; <Encryption standards; <AES encryption; <AES-256; <RSA encryption; Verschlüsselung; Chiffrement; Cifrado; <Encryption keys | information-security | encryption; pki; thales; cryptographic; tls
cryptography | Cryptography | technical | Kryptographie; Kryptografie; Cryptographie; Criptografía; Applied cryptography; <Cryptographic algorithms; <Cryptanalysis; Cryptology; <Homomorphic encryption; <Post-quantum cryptography; <SHA-256 | information-security
public-key-infrastructure | Public key infrastructure | technical | PKI; <PKI certificates; <Certificate authority | information-security
ssl-tls | SSL/TLS | technical | TLS/SSL; SSL; TLS; Secure Socket Layer; Transport Layer Security; Secure Sockets Layer
digital-certificate-management | Digital certificate management | technical | Certificate management IT; SSL certificates; TLS certificates; SSL/TLS certificates; Digital certificates? | public-key-infrastructure | pki; ssl; encryption; tls; signatures; x.509; authentication; cryptography; verisign; openssl; https; vpn
hardware-security-modules | Hardware security modules | technical | HSM? | information-security | encryption; pki; thales; cryptographic; tls
disk-encryption | Disk encryption | technical | Full disk encryption; Hard drive encryption; Festplattenverschlüsselung | information-security
key-management-systems | Key management systems | technical | Cryptographic key management; Encryption key management; <COMSEC key management | information-security
active-directory-certificate-services | Active Directory Certificate Services | tool | Certificate Services?; AD CS? | public-key-infrastructure; active-directory | pki; active directory; windows server; adcs
pretty-good-privacy | Pretty Good Privacy | tool | PGP?; PGP encryption | encryption | encryption; gpg; ssl; sftp; ssh; encrypted; cryptography; smime; ftp; decryption
gnupg | GnuPG | tool | GPG?; GNU Privacy Guard | encryption | pgp; encryption; ssh; linux; gnupg; encrypted; sftp; openssl; decryption; cryptography; encrypt; git
openssl | OpenSSL | tool | | ssl-tls
venafi | Venafi | tool | | public-key-infrastructure
digicert | DigiCert | tool
lets-encrypt | Let's Encrypt | tool
veracrypt | VeraCrypt | tool | | disk-encryption
truecrypt | TrueCrypt | tool
thales-ciphertrust | Thales CipherTrust | tool | Vormetric; Thales encryption | encryption
data-loss-prevention | Data loss prevention | technical | DLP?; Data leakage prevention; Prävention von Datenverlust | information-security | symantec; endpoint; cyber; siem; forcepoint; casb; firewall; encryption; mcafee; purview; data loss; data protection; cybersecurity
symantec-dlp | Symantec DLP | tool | Symantec Data Loss Prevention | data-loss-prevention
forcepoint-dlp | Forcepoint DLP | tool | | data-loss-prevention
microsoft-purview-dlp | Microsoft Purview DLP | tool | Purview Data Loss Prevention | data-loss-prevention
digital-guardian | Digital Guardian | tool | | data-loss-prevention
microsoft-purview-information-protection | Microsoft Purview Information Protection | tool | Azure Information Protection; <Sensitivity labels; Microsoft Information Protection | data-loss-prevention
varonis | Varonis | tool | | data-loss-prevention
trellix-dlp | Trellix DLP | tool | McAfee DLP | data-loss-prevention
insider-threat-detection | Insider threat detection | technical | Insider threat; Insider threat programs; Insider risk management | information-security
data-classification-security | Data classification security | technical | Information classification | information-security
security-hardening | Security hardening | technical | System hardening; <Server hardening; <OS hardening; Secure configuration; <Security baselines; <Hardening servers; <Windows hardening; Systemhärtung; Durcissement des systèmes; <Secure baseline configuration; Hardening systems; <Hardening guides | information-security
disa-stigs | DISA STIGs | technical | DISA STIG; STIG?; Security Technical Implementation Guides; STIG compliance; STIG implementation; <STIG Viewer; STIGs | security-hardening | disa; compliance; hardening; dod; vulnerability; vulnerabilities; acas; scap; rhel; nist; rmf; nessus
cis-benchmarks | CIS Benchmarks | technical | | security-hardening
cis-controls | CIS Controls | technical | CIS Critical Security Controls; CIS Top 20
application-whitelisting | Application whitelisting | technical | Application control security; <AppLocker; Application allowlisting
openscap | OpenSCAP | tool
local-administrator-password-solution | Local Administrator Password Solution | tool | Windows LAPS; Microsoft LAPS
digital-forensics | Digital forensics | technical | Computer forensics; Cyber forensics; Digital forensic analysis; <Forensic imaging; <Mobile forensics; <Mobile device forensics; <Memory forensics; <Digital evidence; <Digital evidence collection; IT-Forensik; Digitale Forensik; Informatique légale; Informática forense; <Forensic acquisition; Forensic investigation of computers; Computer forensic analysis; Computer forensic examinations; <Host forensics | information-security
opentext-encase | OpenText EnCase | tool | EnCase?; EnCase Forensic; Guidance EnCase | digital-forensics | forensic; forensics; ftk; cellebrite; ediscovery; e-discovery; x-ways; forensically; autopsy
forensic-toolkit | Forensic Toolkit | tool | FTK; AccessData FTK | digital-forensics
ftk-imager | FTK Imager | tool | | digital-forensics
cellebrite | Cellebrite | tool | <Cellebrite UFED | digital-forensics
autopsy-forensics | Autopsy (digital forensics) | tool | Autopsy digital forensics | digital-forensics
sleuth-kit | The Sleuth Kit | tool | Sleuth Kit
volatility-framework | Volatility Framework | tool | | digital-forensics
x-ways-forensics | X-Ways Forensics | tool | X-Ways? | digital-forensics | encase; ftk; forensic; forensics; cellebrite; autopsy; axiom
magnet-axiom | Magnet AXIOM | tool | | digital-forensics; magnet-forensics
magnet-forensics | Magnet Forensics | tool | | digital-forensics
oxygen-forensics | Oxygen Forensics | tool | Oxygen Forensic Detective | digital-forensics
paraben | Paraben? | tool | | digital-forensics | forensic; forensics; encase; ftk; cellebrite; digital evidence
sans-sift-workstation | SANS SIFT Workstation | tool | SANS SIFT | digital-forensics
graykey | Graykey | tool | | digital-forensics
computer-hacking-forensic-investigator | Computer Hacking Forensic Investigator | certification | CHFI? | digital-forensics | ec-council; ceh; forensic; forensics; hacking; cissp; oscp; ecsa; cybersecurity; cyber; encase
encase-certified-examiner | EnCase Certified Examiner | certification | EnCE? | digital-forensics | encase; forensic; forensics; guidance software; cfce; gcfa
giac-certified-forensic-analyst | GIAC Certified Forensic Analyst | certification | GCFA? | digital-forensics | giac; sans institute; gsec; gcih; gpen; cissp; oscp; cybersecurity; information security; infosec; ceh; cism
giac-certified-forensic-examiner | GIAC Certified Forensic Examiner | certification | GCFE? | digital-forensics | giac; sans institute; gsec; gcih; gpen; cissp; oscp; cybersecurity; information security; infosec; ceh; cism; encase; forensic; forensics; gcfa
certified-forensic-computer-examiner | Certified Forensic Computer Examiner | certification | CFCE? | digital-forensics | iacis; encase; ence; forensic; forensics; cellebrite; gcfa; gcfe
malware-analysis | Malware analysis | technical | Reverse engineering malware; Malware reverse engineering; <Malware research; <Dynamic malware analysis; <Static malware analysis; <Sandbox analysis; Malware-Analyse; Analyse de malware; Análisis de malware; <Rootkit analysis; <Malware triage; <Malware sandboxing; <Malware detection | information-security
software-reverse-engineering | Software reverse engineering | technical | <Binary analysis; Code disassembly; <Decompilers; <Disassemblers; Binary reverse engineering
ransomware-response | Ransomware response | technical | Ransomware recovery
binary-exploitation | Binary exploitation | technical | | exploit-development
ida-pro | IDA Pro | tool | Hex-Rays IDA | software-reverse-engineering
ghidra | Ghidra | tool | | software-reverse-engineering
ollydbg | OllyDbg | tool | | software-reverse-engineering
x64dbg | x64dbg | tool | | software-reverse-engineering
binary-ninja | Binary Ninja | tool | | software-reverse-engineering
radare2 | radare2 | tool | | software-reverse-engineering
remnux | REMnux | tool | | software-reverse-engineering
cuckoo-sandbox | Cuckoo Sandbox | tool | | malware-analysis
any-run | ANY.RUN | tool | | malware-analysis
giac-reverse-engineering-malware | GIAC Reverse Engineering Malware | certification | GREM? | malware-analysis | giac; sans institute; gsec; gcih; gpen; cissp; oscp; cybersecurity; information security; infosec; ceh; cism
security-compliance | Information security compliance | professional | IT compliance; Security compliance?; Cybersecurity compliance; IT GRC; Security governance?; Information security governance; Conformité sécurité informatique; <Cybersecurity frameworks; <Security frameworks; Cybersecurity governance; Cyber compliance; <Security control assessment; <IT regulatory compliance; IT security compliance; <Information security policies; <Cybersecurity policy; <POA&M; <POAMs; <Plan of action and milestones | information-security | cyber; nist; pci; sox; hipaa; fedramp; 27001; soc; gdpr; cloud; information security; it audits; iso 27001
it-risk-management | IT risk management | professional | IT risk; IT risk assessment; Cyber risk; Cyber risk management; Cybersecurity risk management; Information security risk; Information security risk management; Information security risk assessment; Security risk assessments IT; Analyse de risques SSI; <FAIR risk model; Technology risk management | information-security
third-party-security-risk-management | Third-party security risk management | professional | Third-party risk management security; Vendor security assessments; Third-party security reviews | information-security
soc-2 | SOC 2 | technical | SOC2; SOC 2 compliance; <SOC 2 Type II; <SOC 2 Type 2; <SOC2 Type II | security-compliance
hitrust-csf | HITRUST CSF | technical | HITRUST | security-compliance
bsi-it-grundschutz | BSI IT-Grundschutz | technical | IT-Grundschutz | security-compliance
ebios-risk-manager | EBIOS Risk Manager | technical | EBIOS; EBIOS RM | security-compliance
nis2 | NIS2 | technical | NIS 2; NIS2 Directive | security-compliance
dora-compliance | DORA compliance | technical | Digital Operational Resilience Act | security-compliance
tisax | TISAX | technical | | security-compliance
cyber-essentials | Cyber Essentials | technical | <Cyber Essentials Plus | security-compliance
kritis | KRITIS | technical | | security-compliance
cyber-resilience-act | Cyber Resilience Act | technical | EU Cyber Resilience Act | security-compliance
archer | Archer? | tool | RSA Archer; Archer GRC; Archer eGRC; RSA Archer GRC | | grc; rsa; egrc; metricstream; servicenow; nist; iso 27001
metricstream | MetricStream | tool
vanta | Vanta? | tool | | | soc; compliance; iso; drata; grc
drata | Drata | tool
secureframe | Secureframe | tool
logicgate | LogicGate | tool
iso-27001 | ISO/IEC 27001 | technical | ISO27001; ISO 27000; ISO 27K; ISO 27001:2013; ISO 27001:2022; ISO/IEC 27001:2013; ISO/IEC 27001:2022; <ISO 27001 compliance; <ISO 27001 implementation; <ISO 27001 audits; ISO 27001 standards; ISO 27001; <ISO 27001 certification | security-compliance
information-security-management-system | Information security management system | technical | ISMS; SMSI; SGSI; <ISMS audits; Informationssicherheits-Managementsystem; Informationssicherheitsmanagementsystem | information-security
iso-iec-27002 | ISO/IEC 27002 | technical | ISO 27002; ISO 17799 | information-security
iso-iec-27005 | ISO/IEC 27005 | technical | ISO 27005 | information-security
iso-iec-27701 | ISO/IEC 27701 | technical | ISO 27701 | information-security
iso-iec-27017 | ISO/IEC 27017 | technical | ISO 27017 | information-security
iso-iec-27018 | ISO/IEC 27018 | technical | ISO 27018 | information-security
iso-27001-lead-auditor | ISO 27001 Lead Auditor? | certification | ISO/IEC 27001 Lead Auditor?; Lead Auditor ISO 27001? | iso-27001 | certified; certificate; zertifiziert; zertifizierter; pecb; irca; cqi
iso-27001-lead-implementer | ISO 27001 Lead Implementer? | certification | ISO/IEC 27001 Lead Implementer?; Lead Implementer ISO 27001? | iso-27001 | certified; certificate; zertifiziert; zertifizierter; pecb; irca; cqi
iso-27001-foundation | ISO 27001 Foundation | certification | ISO/IEC 27001 Foundation | iso-27001
iso-27001-internal-auditor | ISO 27001 Internal Auditor? | certification |  | iso-27001 | certified; certificate; zertifiziert; zertifizierter; pecb; irca; cqi
nist-rmf | NIST frameworks | technical | NIST?; NIST 800-series; NIST SP 800; NIST guidelines?; NIST standards?; NIST controls; NIST 800; NIST Special Publications; NIST framework | security-compliance | dod; fisma; diacap; cybersecurity; security; stig; emass; rmf; iso 27001; cyber; fedramp; csf; hipaa; soc; sox; risk management framework; cissp; 27001; cobit; pci; 800-53; gdpr; cmmc; vulnerability; hitrust; infosec; iso
nist-cybersecurity-framework | NIST Cybersecurity Framework | technical | NIST CSF; <NIST CSF 2.0 | security-compliance
nist-sp-800-53 | NIST SP 800-53 | technical | NIST 800-53 | security-compliance
nist-sp-800-171 | NIST SP 800-171 | technical | NIST 800-171 | security-compliance
nist-risk-management-framework | NIST Risk Management Framework | technical | NIST RMF; RMF?; RMF process; Risk Management Framework (RMF); <RMF steps; DoD RMF; NIST SP 800-37; NIST 800-37 | security-compliance | nist; dod; fisma; diacap; cybersecurity; stig; emass; 800
nist-sp-800-30 | NIST SP 800-30 | technical | NIST 800-30 | security-compliance
fisma | FISMA | technical | FISMA compliance; Federal Information Security Management Act; Federal Information Security Modernization Act | security-compliance
diacap | DIACAP | technical | | security-compliance
cmmc | CMMC | technical | Cybersecurity Maturity Model Certification; CMMC compliance | security-compliance
security-authorization | Security authorization | technical | Certification and accreditation?; Certification & accreditation?; C&A process; Authority to operate; ATO packages; ATO process; Assessment and authorization?; <System security plans; Security assessment and authorization | security-compliance | dod; ato; rmf; nist; fisma; diacap; stig; emass; information assurance; information systems; disa
fips-140-2 | FIPS 140-2 | technical | FIPS 140-3; FIPS 140 | security-compliance
fips-199 | FIPS 199 | technical | | security-compliance
cnssi-1253 | CNSSI 1253 | technical | | security-compliance
dod-8140 | DoD 8140 | technical | DoD 8570; DoD 8570.01-M | security-compliance
emass | eMASS | tool | Enterprise Mission Assurance Support Service
telos-xacta | Telos Xacta | tool | Xacta
pci-dss | PCI DSS | technical | PCI compliance; PCI?; PCI standards?; Payment Card Industry Data Security Standard; PCI DSS compliance; <PCI audits; PCI data security; <PCI DSS assessments; <PCI compliance assessments | security-compliance | dss; sox; payment; gdpr; nist; cardholder
pci-qualified-security-assessor | PCI Qualified Security Assessor? | certification | PCI QSA?; Qualified Security Assessor? | pci-dss | certified; certification; certificate; isa certified; pcip; credential
pci-internal-security-assessor | PCI Internal Security Assessor | certification | PCI ISA? | pci-dss | certified; certification; credential
pci-professional | PCI Professional? | certification | PCIP? | pci-dss | pcip; certified; certification; certifications; certificate; pci ssc; pci security standards council; pcip certified; pci dss certification

# Certificates
comptia-a-plus | CompTIA A+ | certification | CompTIA A+ certified; CompTIA A+ certification; CompTIA A+ Certified Technician; A+ certification?; A+ certified?; A Plus certified?; A Plus certification?; Comp TIA A+; A+ Certified Technician?; CompTIA A Plus; CompTIA A+ IT Technician; CompTIA A+ CE; A+ Certified Professional? | computer-hardware; troubleshooting | comptia; mcse; mcp; ccna; mcsa; helpdesk; itil; hdi
comptia-tech-plus | CompTIA Tech+ | certification
comptia-itf-plus | CompTIA IT Fundamentals (ITF+) | certification | CompTIA IT Fundamentals; CompTIA ITF+; CompTIA IT Fundamentals+
comptia-network-plus | CompTIA Network+ | certification | CompTIA Network+ certified; CompTIA Network+ certification; CompTIA Network Plus; Net+ certified; Net+ certification; CompTIA Net+; Network+ CE; <N10-007; <N10-008; CompTIA Network+ CE; Comp TIA Network+; CompTIA N+; Network+ certification; Network+ certified; Network Plus certified; Network Plus certification | networking; tcp-ip | comptia; mcse; mcp; ccna; mcsa; cisco; cissp; security plus; itil
comptia-security-plus | CompTIA Security+ | certification | CompTIA Security+ certified; CompTIA Security+ certification; CompTIA Security Plus; Security Plus certified?; Security Plus certification?; CompTIA Security+ CE; Security+ CE; Sec+ certified; Sec+ certification; CompTIA Sec+; <SY0-501; <SY0-601; <SY0-701; <SY0-401; Comp TIA Security+; Sec+ CE; DoD 8570 Security+; Security+ certification; Security+ certified | information-security | comptia; cissp; ceh; ccna; mcse; cybersecurity; 8570; siem; mcsa; cisco; cysa; dod 8570; information security; comptia
comptia-advanced | CompTIA certification | certification | CompTIA certified; <CompTIA? |  | mcp; ccna; mcse; mcsa; itil; certification; certifications; certified
comptia-cysa-plus | CompTIA CySA+ | certification | CompTIA Cybersecurity Analyst; CompTIA CSA+; CompTIA CySA+ certified; CySA+; CySA Plus
comptia-pentest-plus | CompTIA PenTest+ | certification | CompTIA PenTest Plus | penetration-testing
comptia-securityx | CompTIA SecurityX | certification | <CompTIA CASP+; <CASP CE?; <CompTIA Advanced Security Practitioner; <CASP+ | information-security | comptia; cissp; security plus; dod 8570; cybersecurity
comptia-server-plus | CompTIA Server+ | certification | CompTIA Server Plus; Server+ certification; Server+ certified | server-administration | 
comptia-linux-plus | CompTIA Linux+ | certification | CompTIA Linux Plus | linux
comptia-cloud-plus | CompTIA Cloud+ | certification | CompTIA Cloud Plus | cloud-computing
comptia-cloud-essentials | CompTIA Cloud Essentials | certification | CompTIA Cloud Essentials+
comptia-data-plus | CompTIA Data+ | certification | CompTIA Data Plus
comptia-mobility-plus | CompTIA Mobility+ | certification
comptia-i-net-plus | CompTIA i-Net+ | certification
comptia-convergence-plus | CompTIA Convergence+ | certification | CompTIA CTP+
comptia-datasys-plus | CompTIA DataSys+ | certification
ccna | CCNA | certification | Cisco Certified Network Associate; CCNA certified; CCNA certification; CCNA Routing and Switching; CCNA Routing & Switching; CCNA R&S; Cisco CCNA; CCNA (Cisco Certified Network Associate); Cisco CCNA certification; CCNA 200-301 | routing-and-switching; cisco
ccna-security | CCNA Security | certification | Cisco CCNA Security | ccna; network-security
ccna-data-center | CCNA Data Center | certification |  | cisco
ccna-wireless | CCNA Wireless | certification | | ccna; wireless-networking
ccna-voice | CCNA Voice | certification | | cisco
ccna-collaboration | CCNA Collaboration | certification
ccna-service-provider | CCNA Service Provider | certification |  | cisco
ccna-cloud | CCNA Cloud | certification | | cisco; networking
cisco-other-certificates | Cisco certification | certification | Cisco certified; <Cisco Certified Security Professional
cisco-certified-cyberops-associate | Cisco Certified CyberOps Associate | certification | CCNA Cyber Ops; CCNA CyberOps; CCNA Cybersecurity | security-monitoring
ccent | CCENT | certification | Cisco Certified Entry Networking Technician; Cisco CCENT; CCENT certified | networking
cisco-certified-technician | Cisco Certified Technician | certification | CCT Routing and Switching; Cisco CCT | networking
cisco-certified-design-associate | Cisco Certified Design Associate | certification | | network-design
cisco-certified-support-technician | Cisco Certified Support Technician | certification | <CCST Networking
cisco-certified-devnet-associate | Cisco Certified DevNet Associate | certification | Cisco DevNet Associate certification | network-automation
cisco-certified-devnet-professional | Cisco Certified DevNet Professional | certification | CCNP DevNet | network-automation
cisco-networking-academy | Cisco Networking Academy certificate | certification
ccnp | CCNP | certification | Cisco Certified Network Professional; CCNP certified; CCNP certification; <CCNP Routing and Switching; <CCNP Enterprise; <CCNP R&S; Cisco CCNP; <CCNP Routing & Switching; CCNP (Cisco Certified Network Professional); <CCNP Route & Switch; <CCNP Route Switch; <CCNP Route and Switch | ccna; routing-protocols; cisco
ccnp-route-exam | CCNP ROUTE (exam or course) | certification | passed CCNP Route; CCNP Route passed; passed CCNP Route exam; cleared CCNP Route; CCNP 300-101 passed; CCNP Route; CCNP Route exam; CCNP 300-101; CCNP ROUTE | routing-protocols; cisco
ccnp-switch-exam | CCNP SWITCH (exam or course) | certification | passed CCNP Switch; CCNP Switch passed; passed CCNP Switch exam; cleared CCNP Switch; CCNP 300-115 passed; CCNP Switch; CCNP Switch exam; CCNP 300-115; CCNP SWITCH | cisco
ccnp-tshoot-exam | CCNP TSHOOT (exam or course) | certification | passed CCNP TSHOOT; CCNP TSHOOT passed; passed CCNP TSHOOT exam; cleared CCNP TSHOOT; CCNP 300-135 passed; CCNP TSHOOT; CCNP TSHOOT exam; CCNP 300-135 | cisco
ccnp-security | CCNP Security | certification | Cisco CCNP Security | network-security
ccnp-data-center | CCNP Data Center | certification | | cisco
ccnp-service-provider | CCNP Service Provider | certification | | cisco
ccnp-wireless | CCNP Wireless | certification | | wireless-networking
ccnp-collaboration | CCNP Collaboration | certification | | voip
ccnp-voice | CCNP Voice | certification | Cisco CCNP Voice
cisco-certified-design-professional | Cisco Certified Design Professional | certification | CCDP? | network-design | cisco; ccda; ccnp; ccna; ccie
cisco-certified-specialist | Cisco Certified Specialist | certification | | cisco
ccie | CCIE | certification | Cisco Certified Internetwork Expert; <CCIE Routing and Switching; <CCIE R&S; <CCIE Enterprise; Cisco CCIE; CCIE certified | ccnp
ccie-security | CCIE Security | certification | Cisco CCIE Security | ccnp-security
ccie-data-center | CCIE Data Center | certification | | ccnp-data-center
ccie-collaboration | CCIE Collaboration | certification | | ccnp-collaboration
ccie-voice | CCIE Voice | certification | Cisco CCIE Voice
ccie-service-provider | CCIE Service Provider | certification | | ccnp-service-provider
ccie-wireless | CCIE Wireless | certification | | ccnp-wireless
cisco-certified-design-expert | Cisco Certified Design Expert | certification | CCDE? | network-design | cisco; ccie; ccnp; ccdp; ccna
cissp | CISSP | certification | Certified Information Systems Security Professional; CISSP certified; CISSP certification; (ISC)2 CISSP; CISSP (Certified Information Systems Security Professional); ISC2 CISSP | information-security
issap | ISSAP | certification | CISSP-ISSAP; Information Systems Security Architecture Professional | cissp
issep | ISSEP? | certification | CISSP-ISSEP; Information Systems Security Engineering Professional | cissp | cissp; isc2; issap; issmp
issmp | ISSMP | certification | CISSP-ISSMP | cissp
isc2-certificates | SSCP? | certification | ISC2 SSCP; Systems Security Certified Practitioner | information-security | isc2; (isc)2; cissp; ccsp; ceh; cism; cisa; oscp; comptia; ccna; cybersecurity; cyber; information security; infosec; siem
associate-of-isc2 | Associate of ISC2 | certification | CISSP Associate | information-security
ccsp | CCSP? | certification | Certified Cloud Security Professional; ISC2 CCSP; CCSP certified? | cloud-security | isc2; (isc)2; ccsk; cloud security; sscp
isc2-certified-in-cybersecurity | ISC2 Certified in Cybersecurity | certification | ISC2 CC; Certified in Cybersecurity? | information-security | isc2; (isc)2; sscp; ccsp
cgrc | CGRC? | certification | ISC2 CGRC; Certified in Governance Risk and Compliance; <Certified Authorization Professional; <CAP ISC2 | information-security | isc2; (isc)2; cissp; cism; crisc; rmf; nist; fisma; cybersecurity; information security; security plus; grc
cism | Certified Information Security Manager (CISM) | certification | CISM?; Certified Information Security Manager; CISM certified?; CISM certification?; ISACA CISM; CISM certificate? | information-security | isaca; cisa; cissp; information security; cybersecurity; crisc; cgeit; ceh; iso 27001; grc; siem; ccsp; infosec; it security; it audit
cgeit | CGEIT | certification | Certified in the Governance of Enterprise IT | it-governance
cobit-foundation | COBIT Foundation | certification | <COBIT 5 Foundation; <COBIT 2019 Foundation | cobit-certification
cobit-certification | COBIT certification | certification | COBIT certified; COBIT 5 certified
certified-chief-information-security-officer | Certified Chief Information Security Officer | certification | CCISO; Certified CISO | information-security
ceh | Certified Ethical Hacker | certification | CEH?; CEH certified?; CEH certification?; CEHv10; CEHv11; CEH v10; CEHv12; EC-Council CEH; <CEH Practical?; <CEH Master? | penetration-testing | ethical hacking; ethical hacker; hacking; hacker; cissp; oscp; pentest; pentesting; penetration testing; penetration tester; cybersecurity; cyber; cyber security; ec-council; comptia; cisa; cism; ccna; information security; network security; it security; siem; soc analyst
licensed-penetration-tester | Licensed Penetration Tester | certification |  | penetration-testing
ec-council-certified-security-analyst | EC-Council Certified Security Analyst | certification | ECSA? | penetration-testing | ec-council; ceh; penetration testing; lpt; oscp; hacking; chfi
certified-penetration-testing-professional | Certified Penetration Testing Professional | certification | CPENT | penetration-testing
ec-council-certified-incident-handler | EC-Council Certified Incident Handler | certification | ECIH | security-incident-response
certified-soc-analyst | Certified SOC Analyst | certification | | security-monitoring
certified-network-defender | Certified Network Defender | certification | | network-security
oscp | OSCP | certification | Offensive Security Certified Professional; OSCP certified; Offensive Security OSCP | penetration-testing
osce | OSCE? | certification | Offensive Security Certified Expert | penetration-testing | oscp; pentest; exploit development; offensive security; penetration testing; oswe; osep
osce3 | OSCE3 | certification | Offensive Security Certified Expert 3
oswe | OSWE | certification | Offensive Security Web Expert; OffSec Web Expert | penetration-testing
osep | OSEP? | certification | Offensive Security Experienced Penetration Tester | penetration-testing | oscp; pentest; exploit development; offensive security; offsec; penetration testing; oswe
oswp | OSWP | certification | Offensive Security Wireless Professional | penetration-testing
ejpt | eJPT | certification | eLearnSecurity Junior Penetration Tester | penetration-testing
ecppt | eCPPT | certification | eLearnSecurity Certified Professional Penetration Tester | penetration-testing
ewpt | eWPT | certification | eLearnSecurity Web Application Penetration Tester | penetration-testing
practical-network-penetration-tester | Practical Network Penetration Tester? | certification | PNPT | penetration-testing | pnpt; tcm security; certified; certification
certified-red-team-professional | Certified Red Team Professional | certification | CRTP? | penetration-testing | oscp; pentest; red team; red teaming; crto; pentester; altered security
certified-red-team-operator | Certified Red Team Operator | certification | CRTO? | penetration-testing | oscp; red team; pentest; crtp; zero-point; cobalt strike; penetration testing; red teaming
crest-registered-penetration-tester | CREST Registered Penetration Tester | certification | CREST CRT | penetration-testing
crest-practitioner-security-analyst | CREST Practitioner Security Analyst | certification | CREST CPSA | penetration-testing
giac-penetration-tester | GIAC Penetration Tester | certification | GPEN? | penetration-testing | giac; sans institute; gsec; gcih; gpen; cissp; oscp; cybersecurity; information security; infosec; ceh; cism
giac-web-application-penetration-tester | GIAC Web Application Penetration Tester | certification | GWAPT | penetration-testing
giac-exploit-researcher-and-advanced-penetration-tester | GXPN | certification | GIAC Exploit Researcher and Advanced Penetration Tester | penetration-testing
giac-certificates | GIAC certification | certification | GIAC certified; SANS GIAC; GIAC? | information-security | certified; certification; gcih; gsec; gpen; cissp; sans institute
giac-security-essentials | GIAC Security Essentials | certification | GSEC?; GIAC GSEC | information-security | giac; sans institute; gsec; gcih; gpen; cissp; oscp; cybersecurity; information security; infosec; ceh; cism
giac-certified-incident-handler | GIAC Certified Incident Handler | certification | GCIH; GIAC GCIH | security-incident-response
giac-certified-intrusion-analyst | GIAC Certified Intrusion Analyst | certification | GCIA? | ids-ips | giac; sans institute; gsec; gcih; gpen; cissp; oscp; cybersecurity; information security; infosec; ceh; cism
giac-certified-enterprise-defender | GIAC Certified Enterprise Defender | certification | GCED? | information-security | giac; sans institute; gsec; gcih; gpen; cissp; oscp; cybersecurity; information security; infosec; ceh; cism
giac-continuous-monitoring-certification | GIAC Continuous Monitoring Certification | certification | GMON? | information-security | giac; sans institute; gsec; gcih; gpen; cissp; oscp; cybersecurity; information security; infosec; ceh; cism
giac-network-forensic-analyst | GIAC Network Forensic Analyst | certification | GNFA? | digital-forensics | giac; sans institute; gsec; gcih; gpen; cissp; oscp; cybersecurity; information security; infosec; ceh; cism
giac-security-leadership | GIAC Security Leadership | certification | GSLC? | information-security | giac; sans institute; gsec; gcih; gpen; cissp; oscp; cybersecurity; information security; infosec; ceh; cism
giac-information-security-fundamentals | GIAC Information Security Fundamentals | certification | GISF? | information-security | giac; sans institute; gsec; gcih; gpen; cissp; oscp; cybersecurity; information security; infosec; ceh; cism
giac-global-industrial-cyber-security-professional | GIAC Global Industrial Cyber Security Professional | certification | GICSP | ot-security
giac-cyber-threat-intelligence | GIAC Cyber Threat Intelligence | certification | GCTI? | threat-intelligence | giac; sans institute; gsec; gcih; gpen; cissp; oscp; cybersecurity; information security; infosec; ceh; cism
giac-cloud-security-automation | GIAC Cloud Security Automation | certification | GCSA? | cloud-security | giac; sans institute; gsec; gcih; gpen; cissp; oscp; cybersecurity; information security; infosec; ceh; cism
giac-systems-and-network-auditor | GSNA? | certification | GIAC Systems and Network Auditor | information-security | giac; sans institute; gsec; gcih; gpen; cissp; oscp; cybersecurity; information security; infosec; ceh; cism
giac-information-security-professional | GIAC Information Security Professional | certification | GISP? | information-security | giac; sans institute; gsec; gcih; gpen; cissp; oscp; cybersecurity; information security; infosec; ceh; cism
sans-training | SANS training? | certification | SANS courses?; SANS Institute training | information-security | giac; cybersecurity; cyber; infosec; information security; cissp; forensics; oscp; gcih
security-analyst-certificates | Microsoft Certified Security Operations Analyst Associate | certification | SC-200?; Microsoft Security Operations Analyst Associate; Microsoft SC-200 certified | information-security | sc-200; azure; sentinel; mcse; mcsa; az-500; sc-900; az-900; microsoft certified; microsoft sc; azure ad; entra; microsoft defender
blue-team-level-1 | Blue Team Level 1? | certification | BTL1 | security-monitoring | btl1; security blue team; certified; certification; certifications; certificate
google-cybersecurity-certificate | Google Cybersecurity Certificate | certification | Google Cybersecurity Professional Certificate; Google Cybersecurity? | information-security | certificate; certification; coursera; certifications
ibm-cybersecurity-analyst | IBM Cybersecurity Analyst? | certification | IBM Cybersecurity Analyst Professional Certificate | information-security | certificate; professional certificate; coursera
sc-900 | SC-900 certification | certification | SC-900?; Microsoft Security Compliance and Identity Fundamentals | information-security | microsoft certified; az-900; ms-900; sc-200; sc-300; az-104; az-500; sc-900; microsoft sc; azure; entra; microsoft 365
microsoft-identity-and-access-administrator | SC-300 certification | certification | SC-300?; Identity and Access Administrator Associate; Microsoft Identity and Access Administrator Associate | identity-access-management | microsoft certified; az-900; sc-900; az-104; az-500; sc-200; sc-300; microsoft sc; entra; azure ad; azure
microsoft-cybersecurity-architect | Microsoft Cybersecurity Architect? | certification | Microsoft Certified Cybersecurity Architect Expert | information-security | sc-100; microsoft certified; certified; certification; certifications; certificate
microsoft-information-protection-administrator | Microsoft Information Protection Administrator? | certification | <SC-400? | information-security | microsoft; microsoft certified; sc-900; sc-300; az-500; certified; certification; certifications; certificate; certificates; sc-400; associate
aws-certificates | Amazon Web Services certification | certification | <AWS Certified Associate?; <AWS Certified Professional?; Amazon AWS certified; <AWS Associate certification; Amazon Web Services certified | aws | amazon; cloud; solutions architect; sysops; ec2; s3; lambda; devops; azure; terraform; kubernetes
aws-certified-cloud-practitioner | AWS Certified Cloud Practitioner | certification | AWS Cloud Practitioner?; CLF-C01; CLF-C02; AWS CCP; AWS Certified Practitioner | aws | clf-c01; clf-c02; aws certified; certified; certification; certifications; certificate
aws-certified-developer | AWS Certified Developer | certification | AWS Certified Developer Associate; AWS Developer Associate; AWS Certified Developer – Associate; DVA-C02; DVA-C01 | aws
aws-certified-sysops-administrator | AWS Certified SysOps Administrator | certification | AWS SysOps Administrator?; AWS Certified SysOps Administrator Associate; SOA-C02 | aws-administration | certification; certifications; certified; associate; soa-c02
aws-certified-cloudops-engineer | AWS Certified CloudOps Engineer | certification | AWS CloudOps Engineer Associate
aws-certified-devops-engineer | AWS Certified DevOps Engineer | certification | AWS Certified DevOps Engineer Professional; AWS DevOps Engineer Professional?; DOP-C02 | aws; devops | dop-c01; dop-c02; aws certified; certified; certification; certifications; certificate
aws-certified-security-specialty | AWS Certified Security Specialty | certification | AWS Security Specialty | aws-security
aws-certified-advanced-networking | AWS Certified Advanced Networking | certification | AWS Certified Advanced Networking Specialty; AWS Advanced Networking Specialty | aws-networking
aws-certified-database-specialty | AWS Certified Database Specialty | certification | AWS Database Specialty; AWS Certified Database | aws
aws-certified-ai-practitioner | AWS Certified AI Practitioner | certification | AWS AI Practitioner?; AIF-C01 | aws | aif-c01; aws certified; certified; certification; certifications; certificate
aws-academy-cloud-foundations | AWS Academy Cloud Foundations | certification | AWS Academy Graduate Cloud Foundations | aws
aws-re-start | AWS re:Start? | certification | AWS re/Start?; <AWS re/Start graduate | aws | graduate; graduated; accredited; completed; cloud practitioner; certificate; certification; bootcamp
aws-solutions-architect | AWS Certified Solutions Architect Associate | certification | AWS Solutions Architect Associate; SAA-C02; SAA-C03; AWS CSAA; AWS SAA; Solutions Architect Associate AWS | aws-solutions-architect-certification
aws-solutions-architect-certification | AWS Certified Solutions Architect | certification | AWS Solutions Architect certification; Amazon Web Services Certified Solutions Architect; AWS CSA? |  | amazon; cloud; sysops; ec2; s3; lambda; devops; azure; terraform; kubernetes
aws-solutions-architect-professional | AWS Certified Solutions Architect Professional | certification | AWS Solutions Architect Professional?; SAP-C01; SAP-C02 | aws-solutions-architect-certification | sap-c01; sap-c02; aws certified; certified; certification; certifications; certificate
azure-certificates | Azure Administrator Associate | certification | AZ-104?; AZ-103?; Microsoft Certified Azure Administrator Associate; Microsoft Certified: Azure Administrator; Azure Administrator certification; Microsoft Azure Administrator Associate | azure-administration | azure; aws; az-900; az-305; az-500; mcsa; mcse; microsoft certified; microsoft az
azure-solutions-architect-expert | Azure Solutions Architect Expert? | certification | Microsoft Certified Azure Solutions Architect Expert; Azure Architect certification; <AZ-305 Azure Solutions Architect Expert | azure-architecture | az-305; az-304; az-303; microsoft certified; certified; certification; certifications; certificate
azure-developer-associate | Azure Developer Associate | certification | Microsoft Certified Azure Developer Associate; AZ-204?; <AZ-203? | azure | azure; aws; az-900; az-400; c#; .net; microsoft certified; microsoft az
azure-devops-engineer-expert | Azure DevOps Engineer Expert? | certification | Microsoft Certified DevOps Engineer Expert; AZ-400? | azure; devops | microsoft certified; az-104; az-204; azure devops; microsoft az; az-400; certified; certification; certifications; certificate
azure-security-engineer-associate | Azure Security Engineer Associate | certification | Microsoft Certified Azure Security Engineer Associate; AZ-500? | azure-security | azure; aws; sc-200; sc-300; az-104; az-900; microsoft certified; microsoft az
azure-network-engineer-associate | Azure Network Engineer Associate | certification | AZ-700?; Microsoft Certified Azure Network Engineer Associate | azure | azure; ccna; az-104; az-900; microsoft certified; microsoft az
azure-virtual-desktop-specialty | Azure Virtual Desktop Specialty | certification | AZ-140? | azure-virtual-desktop | azure; avd; citrix; az-104; az-900; microsoft certified; microsoft az
azure-certification | Azure certification | certification | Azure certified; Microsoft Azure certified; Microsoft Azure certification | azure
mcsa-cloud-platform | MCSA Cloud Platform | certification | | azure
mcse-cloud-platform | MCSE Cloud Platform | certification | MCSE Cloud Platform and Infrastructure
mcsd-azure-solutions-architect | MCSD Azure Solutions Architect | certification | | azure
azure-fundamentals | Azure Fundamentals? | certification | AZ-900?; Microsoft Azure Fundamentals?; Microsoft Certified Azure Fundamentals; AZ900; AZ-900 certified | cloud-computing | azure certified; microsoft certified; certified; certification; certifications; certificate; az-900; az-104; az-204; az-305; ms-900; sc-900; dp-900; ai-900; aws certified; ccna; itil; comptia
gcp-certificates | Google Cloud certification | certification | Google Cloud certified | google-cloud
google-associate-cloud-engineer | Google Associate Cloud Engineer | certification | Google Cloud Associate Engineer; GCP Associate Cloud Engineer; Google Cloud Associate Cloud Engineer; Google Cloud Certified Associate Cloud Engineer; Associate Cloud Engineer? | google-cloud | google certified; google cloud certified; gcp certified; google cloud certification; google cloud certifications; gcp certification; gcp certifications
google-professional-cloud-architect | Google Professional Cloud Architect | certification | Professional Cloud Architect?; Google Certified Professional Cloud Architect; GCP Professional Cloud Architect; Google Cloud Professional Cloud Architect | google-cloud; cloud-architecture | google certified; google cloud certified; gcp certified; google cloud certification; google cloud certifications; gcp certification; gcp certifications
google-cloud-digital-leader | Google Cloud Digital Leader | certification | Cloud Digital Leader? | google-cloud | certified; certification; certifications; certificate; google cloud certified; google cloud certifications
google-professional-cloud-developer | Google Professional Cloud Developer | certification | Professional Cloud Developer? | google-cloud | google certified; google cloud certified; gcp certified; google cloud certification; google cloud certifications; gcp certification; gcp certifications
google-professional-cloud-devops-engineer | Google Professional Cloud DevOps Engineer | certification | Professional Cloud DevOps Engineer? | google-cloud | google certified; google cloud certified; gcp certified; google cloud certification; google cloud certifications; gcp certification; gcp certifications
google-professional-cloud-security-engineer | Google Professional Cloud Security Engineer | certification | Professional Cloud Security Engineer? | google-cloud | google certified; google cloud certified; gcp certified; google cloud certification; google cloud certifications; gcp certification; gcp certifications
google-professional-cloud-network-engineer | Google Professional Cloud Network Engineer | certification | Professional Cloud Network Engineer? | google-cloud | google certified; google cloud certified; gcp certified; google cloud certification; google cloud certifications; gcp certification; gcp certifications
oracle-cloud-infrastructure-architect-associate | Oracle Cloud Infrastructure Architect Associate | certification | OCI Architect Associate | other-clouds
oracle-cloud-infrastructure-foundations-associate | Oracle Cloud Infrastructure Foundations Associate | certification | OCI Foundations Associate; OCI Foundations? | other-clouds | certified; certification; associate; oracle certified
ibm-cloud-certification | IBM Cloud certification | certification | | ibm-cloud
kubernetes-certificates | Certified Kubernetes Administrator | certification | CKA?; CKA certified | kubernetes | kubernetes; k8s; docker; linux foundation; cncf; terraform; devops; aws
certified-kubernetes-application-developer | Certified Kubernetes Application Developer | certification | CKAD; CKAD certified | kubernetes
certified-kubernetes-security-specialist | Certified Kubernetes Security Specialist | certification | CKS? | kubernetes-certificates | kubernetes; k8s; docker; linux foundation; cncf; terraform; devops; aws
kcna | Kubernetes Cloud Native Associate | certification | KCNA?; Kubernetes and Cloud Native Associate | kubernetes | kubernetes; k8s; docker; linux foundation; cncf; terraform; devops; aws
red-hat-certified-specialist-in-openshift-administration | Red Hat Certified Specialist in OpenShift Administration | certification | EX280? | openshift | red hat; rhel; linux; rhce; rhcsa; openshift
devops-certificates | HashiCorp Certified Terraform Associate | certification | Terraform Associate; Terraform certified; HashiCorp Terraform Associate | terraform
hashicorp-vault-associate | HashiCorp Vault Associate | certification | Vault Associate?; HashiCorp Certified Vault Associate | hashicorp-vault | hashicorp; terraform; consul; kubernetes
certified-jenkins-engineer | Certified Jenkins Engineer | certification | | jenkins
devops-foundation | DevOps Foundation? | certification | DevOps Institute DevOps Foundation; DevOps Foundation certification | devops | devops institute; certified; certification; certifications; certificate; peoplecert; exin
gitlab-certified-associate | GitLab Certified Associate | certification | | gitlab
puppet-certified-professional | Puppet Certified Professional | certification | | puppet
red-hat-certified-specialist-in-ansible | Red Hat Certified Specialist in Ansible | certification | | ansible
github-foundations-certification | GitHub Foundations certification | certification |  | github
mcse | MCSE | certification | <Microsoft Certified Systems Engineer; MCSE certified; MCSE certification; <MCSE 2003; <MCSE 2000; <MCSE NT 4.0; <MCSE Windows 2000; <MCSE Windows 2003; <MCSE NT; <MCSE Server Infrastructure; <MCSE Messaging; <MCSE Security; <MCSE+I; <MCSE Windows Server 2003; <Microsoft Certified System Engineer; <Microsoft Certified Solutions Expert; <MCSE Private Cloud; <MCSE: Core Infrastructure; <MCSE Mobility; <MCSE 2012; <MCSE Data Management and Analytics | mcsa
mcsa | MCSA? | certification | <Microsoft Certified Systems Administrator; <Microsoft Certified Solutions Associate; MCSA certified; MCSA certification; <MCSA Windows Server 2012; <MCSA Server 2012; <MCSA Windows Server 2008; <MCSA Windows Server 2016; <MCSA Windows 7; <MCSA Windows 8; <MCSA Windows 10; <MCSA 2003; <MCSA 2012; <MCSA Office 365; <MCSA Security?; <MCSA 2008; <MCSA 2016; Microsoft MCSA | windows | microsoft certified; windows server; active directory; mcse; mcp; mcts; mcitp; ccna; ccnp; comptia; itil; vmware; it support; help desk; helpdesk; system administrator; systems administrator; network administrator; azure; office 365; sql server
microsoft-it-certificates | Microsoft Certified Professional | certification | MCP certified?; Microsoft Certified Professional (MCP) |  | mcse; mcsa; mcts; microsoft; comptia; mcitp; ccna; mcdst; mcad; mcsd; mcdba; itil
microsoft-certification | Microsoft certification | certification | Microsoft certified; Microsoft certifications
mcitp | MCITP | certification | Microsoft Certified IT Professional; <MCITP Enterprise Administrator; <MCITP Server Administrator; <MCITP Windows 7
mcts | MCTS? | certification | Microsoft Certified Technology Specialist; <MCTS Windows 7; <MCTS Active Directory; <MCTS Exchange; Microsoft MCTS |  | mcse; mcsa; mcitp; mcp; active directory; sharepoint; sql server; windows server; windows 7
mcdst | MCDST | certification | Microsoft Certified Desktop Support Technician | desktop-support
microsoft-technology-associate | Microsoft Technology Associate | certification | MTA certification?; <MTA Networking Fundamentals; <MTA Security Fundamentals; <MTA Windows?; <MTA Windows Server?; <MTA Software Development |  | mcse; mcsa; mcitp; mcp; mcts; comptia; 98-349; 98-365; 98-366; 98-367; certiport
endpoint-administrator-associate | Endpoint Administrator Associate | certification | MD-102?; Microsoft 365 Certified Endpoint Administrator Associate | unified-endpoint-management | microsoft certified; mcse; mcsa; intune; ms-900; ms-102; sc-300; autopilot; microsoft 365 certified; microsoft md
modern-desktop-administrator-associate | Modern Desktop Administrator Associate | certification | Microsoft 365 Certified Modern Desktop Administrator Associate |  | 
microsoft-365-fundamentals | Microsoft 365 Fundamentals? | certification | Microsoft 365 Certified Fundamentals; MS-900? |  | microsoft certified; az-900; sc-900; ms-900; certified; certification; certifications; certificate
microsoft-365-administrator-expert | Microsoft 365 Administrator Expert? | certification | <Microsoft 365 Certified Enterprise Administrator Expert; Microsoft 365 Certified Administrator Expert | office-365-administration | ms-102; ms-100; ms-101; microsoft certified; certified; certification; certifications; certificate
microsoft-365-teams-administrator-associate | Microsoft 365 Teams Administrator Associate | certification | Teams Administrator Associate; MS-700? | microsoft-teams-administration | microsoft certified; mcse; mcsa; mcitp; ms-900; ms-720; microsoft 365; office 365; microsoft teams; sip; ccna; microsoft ms
microsoft-365-security-administrator-associate | Microsoft 365 Security Administrator Associate | certification | MS-500? |  | microsoft certified; mcse; mcsa; mcitp; ms-900; sc-200; az-500; microsoft 365; office 365; intune; microsoft ms
microsoft-certified-trainer | Microsoft Certified Trainer | certification
windows-server-hybrid-administrator-associate | Windows Server Hybrid Administrator Associate | certification |  | windows-server | 
linux-certificates | LPIC | certification | Linux Professional Institute Certification; LPI certified? | linux-administration | linux; unix; solaris; rhce; rhcsa; ubuntu
lpic-1 | LPIC-1 | certification | LPIC 1; LPI Level 1? | linux-certificates | linux; unix; rhcsa; ubuntu; debian
lpic-2 | LPIC-2 | certification | LPIC 2 | lpic-1
lpic-3 | LPIC-3 | certification | LPIC 3 | lpic-2
linux-foundation-certified-system-administrator | Linux Foundation Certified System Administrator | certification | LFCS? | linux-administration | linux; linux foundation; rhcsa; rhce; lpic; ubuntu; cka; devops
linux-foundation-certified-engineer | Linux Foundation Certified Engineer | certification | LFCE? | linux-foundation-certified-system-administrator | linux; linux foundation; rhcsa; rhce; lpic; ubuntu; cka; devops
lpi-linux-essentials | LPI Linux Essentials | certification | Linux Essentials? | linux | lpi; certificate; certification; 010-160; lpic; professional institute; certifications
linux-certification | Linux certification | certification | Linux certified | linux
suse-certified-administrator | SUSE Certified Administrator | certification | <SUSE Certified Linux Administrator | suse; linux-administration
novell-certified-linux-professional | Novell Certified Linux Professional | certification | Novell Certified Linux | linux-administration
sun-certified-system-administrator | Sun Certified System Administrator | certification | SCSA?; Sun Certified System Administrator for Solaris | solaris | solaris; rhce; rhcsa; sun certified; sun microsystems; scna
sun-certified-network-administrator | Sun Certified Network Administrator | certification | SCNA Solaris | solaris
ibm-certified-system-administrator-aix | IBM Certified System Administrator AIX | certification |  | aix
hp-ux-certification | HP-UX certification | certification | HP-UX Certified | hp-ux
red-hat-certificates | RHCE | certification | Red Hat Certified Engineer; RHCE certified; Red Hat RHCE; RHCE certification; RHCE Linux | rhcsa
rhcsa | RHCSA | certification | Red Hat Certified System Administrator; RHCSA certified; RHCSA certification; EX200? | red-hat; linux-administration | red hat; rhel; linux; rhce; rhcsa
rhct | RHCT | certification | Red Hat Certified Technician | red-hat; linux-administration
rhca | RHCA? | certification | Red Hat Certified Architect | red-hat | red hat; rhel; linux; rhce; rhcsa
red-hat-certification | Red Hat certification | certification | Red Hat certified | red-hat
red-hat-certified-virtualization-administrator | Red Hat Certified Virtualization Administrator | certification | RHCVA? | red-hat; linux-administration | red hat; rhel; rhce; rhcsa; rhev
vendor-infrastructure-certificates | Citrix certification | certification | Citrix certified | citrix
citrix-certified-associate-virtualization | Citrix Certified Associate Virtualization | certification | CCA-V? | citrix | citrix; xenapp; xendesktop; xenserver; netscaler; ccp-v; vcp; vmware
citrix-certified-professional-virtualization | Citrix Certified Professional Virtualization | certification | CCP-V? | citrix | citrix; xenapp; xendesktop; xenserver; netscaler; cca-v; vcp; vmware
citrix-certified-expert-virtualization | Citrix Certified Expert Virtualization | certification | CCE-V? | citrix | citrix; xenapp; xendesktop; xenserver; netscaler; ccp-v; vcp; vmware
citrix-certified-administrator | Citrix Certified Administrator | certification | CCA Citrix | citrix
citrix-certified-advanced-administrator | Citrix Certified Advanced Administrator | certification | CCAA Citrix | citrix
citrix-certified-enterprise-engineer | Citrix Certified Enterprise Engineer | certification | CCEE Citrix | citrix
citrix-certified-enterprise-administrator | Citrix Certified Enterprise Administrator | certification | | citrix
emc-proven-professional | EMC Proven Professional | certification | Dell EMC Proven Professional; EMC certified? |  | emc proven; dell emc; vmax; vnx; symmetrix; clariion; isilon; data domain; netapp; vplex; storage administrator; storage engineer
emc-information-storage-associate | EMC Information Storage Associate | certification | EMCISA?; Information Storage Associate? | emc-proven-professional | emc; dell emc; emc proven; netapp; vmware; vcp; storage
emc-storage-administrator-certification | EMC Storage Administrator certification | certification | EMCSA? | emc-proven-professional | emc; dell emc; emc proven; netapp; vmware; vcp; storage administrator
snia-certification | SNIA certification | certification | SNIA certified
nutanix-certified-professional | Nutanix Certified Professional | certification | NCP-MCI | nutanix
f5-certified-big-ip-administrator | F5 Certified BIG-IP Administrator | certification | F5 Certified Administrator; <F5-CA? | f5-big-ip | big-ip; ltm; f5 certified; gtm; asm; load balancer; load balancers
vmware-certificates | VMware Certified Professional | certification | VCP?; <VCP5?; <VCP5-DCV; <VCP6?; <VCP6-DCV; <VCP-DCV; <VCP 5?; <VCP 6?; <VCP4?; <VCP 4?; VMware VCP; <VCP510; <VMware Certified Professional 6 | vmware | vmware; vsphere; esxi; vcenter; virtualization; dcv; vcap
vmware-certified-advanced-professional | VMware Certified Advanced Professional | certification | VCAP? | vmware-certificates | vmware; vsphere; vcp; esxi; vcdx; virtualization; dcv
vmware-certified-design-expert | VMware Certified Design Expert | certification | VCDX | vmware-certificates
vmware-certified-associate | VMware Certified Associate | certification | <VCA-DCV; VCA VMware | vmware
vmware-certification | VMware certification | certification | VMware certified | vmware
vmware-certified-professional-network-virtualization | VMware Certified Professional Network Virtualization | certification | VCP-NV | vmware-nsx
vmware-certified-professional-desktop | VMware Certified Professional Desktop | certification | VCP-DTM | omnissa-horizon
hardware-certificates | HDI Support Center Analyst | certification | HDI-SCA | help-desk
hdi-desktop-support-technician | HDI Desktop Support Technician | certification | HDI-DST | desktop-support
hdi-support-center-manager | HDI Support Center Manager | certification
hdi-certification | HDI certification? | certification | HDI certified? |  | help desk; helpdesk; service desk; support center; support centre; itil; comptia; desktop support
hdi-help-desk-analyst | HDI Help Desk Analyst | certification | Help Desk Analyst certification? |  | hdi; help desk institute
certified-help-desk-professional | Certified Help Desk Professional | certification
google-it-support-professional-certificate | Google IT Support Professional Certificate | certification | Google IT Support?; Google IT Support Certificate; Google IT Support Professional? | technical-support | certificate; coursera; professional certificate
google-it-automation-with-python | Google IT Automation with Python | certification | Google IT Automation with Python Certificate | python
cisco-it-essentials | Cisco IT Essentials certificate | certification | Cisco IT Essentials? | computer-hardware | certified; certificate; certificates; completed; completion; netacad certificate
dell-certified-systems-expert | Dell Certified Systems Expert | certification | Dell DCSE
dell-certification | Dell certification | certification | Dell certified; <Dell Certified Technician
hp-certification | HP certification | certification | HP certified; <HP Certified Technician
hp-accredited-systems-engineer | HP Accredited Systems Engineer | certification | HP ASE
lenovo-certification | Lenovo certification | certification | Lenovo certified technician
apple-certified-macintosh-technician | Apple Certified Macintosh Technician | certification | ACMT?; Apple Certified Mac Technician | mac-support | apple; mac; macintosh; mac os; macos; acsp; comptia
apple-certified-support-professional | Apple Certified Support Professional | certification | ACSP Apple | mac-support
apple-certified-technical-coordinator | Apple Certified Technical Coordinator | certification | ACTC Apple | macos
apple-certified-system-administrator | Apple Certified System Administrator | certification | | macos
apple-certification | Apple certification | certification | Apple certified
jamf-certified-associate | Jamf Certified Associate | certification | Jamf 100? | jamf-pro | certified; certification; certifications; certificate; exam; jamf certified; apple certified; jamf nation
jamf-certified-tech | Jamf Certified Tech | certification | Jamf 200? | jamf-pro | certified; certification; certifications; certificate; exam; jamf certified; apple certified; jamf nation; cct
ibm-certified-technician | IBM Certified Technician | certification
lexmark-certification | Lexmark certification | certification | Lexmark certified
xerox-certification | Xerox certification | certification | Xerox certified
avaya-certification | Avaya certification | certification | Avaya certified; <Avaya Certified Specialist
titre-professionnel-tssr | Titre professionnel TSSR | certification | TSSR? |  | titre professionnel; afpa; diplôme; rncp; niveau 5; niveau III; bac+2
fachinformatiker-systemintegration | Fachinformatiker Systemintegration (IHK) | certification | Fachinformatiker für Systemintegration?; Fachinformatikerin Systemintegration?; abgeschlossene Ausbildung zum Fachinformatiker Systemintegration |  | abgeschlossen; abgeschlossene; abgeschlossener; gelernt; gelernte; gelernter; ausgebildete; ausgebildeter; abschlussprüfung; berufsabschluss; abschluss; ihk
fachinformatiker-anwendungsentwicklung | Fachinformatiker Anwendungsentwicklung (IHK) | certification | Fachinformatiker für Anwendungsentwicklung?; abgeschlossene Ausbildung zum Fachinformatiker Anwendungsentwicklung | software-development | abgeschlossen; abgeschlossene; abgeschlossener; gelernt; gelernte; gelernter; ausgebildete; ausgebildeter; abschlussprüfung; berufsabschluss; abschluss; ihk
bts-sio | BTS SIO | certification | BTS Services informatiques aux organisations
itil-certificates | ITIL Foundation | certification | ITIL Foundation certified; <ITIL v3 Foundation; <ITIL v4 Foundation; <ITIL 4 Foundation; ITIL Foundation certification; ITIL Foundation certificate; <ITIL v3 Foundation certified; <ITIL Foundation v3; <ITIL Foundation v4; ITIL Foundation Level; <ITIL v3 Foundation Certification; <ITIL v2 Foundation; ITIL Foundation Certificate in IT Service Management; <ITILv3 Foundation; <ITILv4 Foundation; <ITIL 3 Foundation; Foundation Certificate in IT Service Management | itil-certification
itil-certification | ITIL certification | certification | ITIL certified; <ITIL v3 certified; <ITIL v3 certification; <ITIL 4 certified; <ITIL v4 certified; ITIL-Zertifizierung; Certification ITIL; Certificación ITIL; ITIL Zertifikat; ITIL certificate; <ITILv3 certified; Certified ITIL | itil
itil-expert | ITIL Expert? | certification | ITIL v3 Expert | itil-certificates | certified; certification; certifications; certificate; certificates; zertifizierung; zertifiziert; itil intermediate; exin; peoplecert; axelos
itil-intermediate | ITIL Intermediate | certification | ITIL v3 Intermediate; <ITIL Service Operation certified; <ITIL OSA; <ITIL RCV | itil-certificates
itil-practitioner | ITIL Practitioner? | certification |  | itil-certificates | certified; certification; certifications; certificate; certificates; zertifizierung; zertifiziert; itil intermediate; exin; peoplecert; axelos
itil-managing-professional | ITIL Managing Professional | certification | ITIL 4 Managing Professional | itil-certificates
itil-strategic-leader | ITIL Strategic Leader | certification | ITIL 4 Strategic Leader | itil-certificates
itil-master | ITIL Master? | certification | ITIL 4 Master | itil-certificates | certified; certification; certifications; certificate; certificates; zertifizierung; zertifiziert; itil foundation; itil intermediate; exin; peoplecert; axelos
itil-service-manager | ITIL v2 Service Manager | certification |  | itil-certificates
iso-20000-foundation | ISO 20000 Foundation | certification | ISO/IEC 20000 Foundation | iso-20000
siam-foundation | SIAM Foundation? | certification |  | siam | certified; certification; certifications; certificate; certificates; exin; itil; service integration; bcs; peoplecert; verism
service-discovery | Service discovery | technical | | microservices
grafana-mimir | Grafana Mimir | tool | | prometheus
keeweb | KeeWeb | tool | | password-managers
aegis-authenticator | Aegis Authenticator | tool
tp-link-omada | TP-Link Omada | tool | Omada SDN; Omada Cloud; TP Link Omada; Omada Controller | wireless-networking
firewalla | Firewalla | tool | | firewalls
bird-routing-daemon | BIRD routing daemon | tool | BIRD2; BIRD Internet Routing Daemon | | bgp; ospf
improvmx | ImprovMX | tool
addy-io | addy.io | tool | AnonAddy
vexxhost | VEXXHOST | tool | | cloud-computing
fuga-cloud | Fuga Cloud | tool | | cloud-computing
librewolf | LibreWolf | tool | | web-browsing
portableapps | PortableApps.com | tool | PortableApps
`;

export const substitutes = String.raw`
windows-client-versions | versions of Windows | 0.6 | windows-11; windows-10; windows-8; windows-7; windows-vista; windows-xp
windows-server-versions | Windows on servers | 0.5 | windows-server; windows-nt; windows-2000
linux-distributions | Linux distributions | 0.6 | red-hat; ubuntu-debian; debian; suse; opensuse; centos; fedora; rocky-linux; almalinux; oracle-linux
unix-systems | Unix systems | 0.5 | solaris; aix; hp-ux; freebsd; tru64-unix; sgi-irix
desktop-systems | desktop operating systems | 0.3 | windows; macos; linux
server-brands | servers | 0.5 | dell-poweredge; hpe-proliant; cisco-ucs; ibm-system-x; lenovo-thinksystem; supermicro; ibm-servers
endpoint-managers | management of endpoints | 0.5 | sccm; intune; ivanti-endpoint-manager; altiris; hcl-bigfix; quest-kace; manageengine-endpoint-central; baramundi-management-suite; matrix42; micro-focus-zenworks; tanium; ivanti-neurons
mdm-products | mobile device management products | 0.6 | intune; omnissa-workspace-one; mobileiron; ibm-maas360; soti-mobicontrol; jamf-pro; citrix-endpoint-management; cisco-meraki-systems-manager; jamf-school; jamf-now
apple-management | management of Apple devices | 0.6 | jamf-pro; kandji; mosyle; addigy; jamf-school; jamf-now
imaging-tools | imaging tools | 0.6 | symantec-ghost; clonezilla; windows-deployment-services; microsoft-deployment-toolkit; fog-imaging
mail-platforms | mail servers | 0.5 | exchange-server; hcl-domino; zimbra; postfix; sendmail; exim
mail-transfer-agents | mail transfer agents | 0.6 | postfix; sendmail; exim; qmail
tenant-administration | administration of office suites in the cloud | 0.4 | office-365-administration; google-workspace-administration
access-products | access and identity products | 0.5 | identity-platforms; azure-ad; ping-identity; onelogin; auth0; keycloak; forgerock; jumpcloud
governance-products | identity governance products | 0.5 | sailpoint; saviynt; oracle-identity-manager; one-identity-manager; microsoft-identity-manager; ibm-security-identity-manager
privileged-products | privileged access products | 0.6 | cyberark; beyondtrust; delinea; delinea-secret-server
mfa-products | multi-factor authentication products | 0.6 | cisco-duo; rsa-securid; azure-mfa; yubikey
web-servers | web servers | 0.5 | apache-http-server; nginx; iis; lighttpd; caddy-web-server
reverse-proxies | reverse proxies | 0.5 | nginx; haproxy; traefik; envoy-proxy
java-servers | Java application servers | 0.5 | tomcat; oracle-weblogic; ibm-websphere; jboss; wildfly; glassfish; eclipse-jetty; websphere-liberty; payara
local-web-stacks | web stacks on a workstation | 0.6 | xampp; wampserver; mamp
hosting-panels | hosting panels | 0.6 | cpanel; plesk; directadmin; ispconfig
load-balancers | load balancers | 0.5 | f5-big-ip; citrix-netscaler; haproxy; a10-networks; kemp-loadmaster; radware; aws-elastic-load-balancing; cisco-ace
job-schedulers | job schedulers | 0.5 | autosys; bmc-control-m; tidal-automation; ibm-workload-scheduler; automic; activebatch; dollar-universe; visual-tom; ca-7; stonebranch
hypervisors | hypervisors | 0.5 | vmware; vmware-vsphere; vmware-esxi; hyper-v; kvm-xen-proxmox; proxmox-ve; xenserver; xen-hypervisor; nutanix; oracle-vm-server; red-hat-virtualization
desktop-delivery | delivery of desktops and applications | 0.5 | citrix-virtual-apps-and-desktops; citrix-xenapp; citrix-xendesktop; omnissa-horizon; azure-virtual-desktop; amazon-workspaces; remote-desktop-services; citrix-daas
local-virtual-machines | virtual machines on a workstation | 0.6 | desktop-hypervisors; vmware-workstation; vmware-fusion; parallels-desktop; microsoft-virtual-pc
hyperconverged-products | hyperconverged systems | 0.6 | nutanix; dell-vxrail; hpe-simplivity; cisco-hyperflex
private-cloud-products | private cloud platforms | 0.5 | openstack; apache-cloudstack; opennebula; vmware-cloud-director
backup-products | backup products | 0.5 | veeam; commvault; veritas-netbackup; veritas-backup-exec; ibm-spectrum-protect; rubrik; cohesity; arcserve; acronis-cyber-protect; dell-emc-networker; hp-data-protector; datto; unitrends; nakivo
storage-products | storage arrays | 0.5 | storage-arrays; netapp; hpe-3par; hitachi-storage; pure-storage; dell-emc-unity; ibm-storwize; dell-compellent; dell-equallogic; hpe-nimble-storage; emc-vnx; emc-vmax
nas-products | network attached storage products | 0.6 | synology; qnap; truenas; netgear-readynas; buffalo-nas
network-vendors | makers of network equipment | 0.5 | cisco; juniper; arista-networks; other-network-vendors; extreme-networks; huawei-networking; mikrotik; hpe-aruba-networking; nokia-sr-os
wireless-vendors | makers of wireless networks | 0.6 | hpe-aruba-networking; ruckus-wireless; ubiquiti-unifi; cisco-wireless; cisco-meraki; juniper-mist; aerohive; cambium-networks
sd-wan-products | SD-WAN products | 0.6 | cisco-sd-wan; vmware-velocloud; aruba-edgeconnect; versa-sd-wan; prisma-sd-wan
firewall-vendors | makers of firewalls | 0.5 | cisco-security; cisco-firepower; palo-alto; fortinet; fortigate; check-point; juniper-srx; sonicwall; watchguard; sophos-firewall; pfsense; sophos-utm
interior-routing | interior routing protocols | 0.5 | ospf; eigrp; is-is
vpn-clients | VPN products | 0.6 | cisco-anyconnect; palo-alto-globalprotect; ivanti-connect-secure; openvpn; wireguard; forticlient; cisco-vpn
secure-gateways | web gateways | 0.6 | zscaler; symantec-blue-coat; forcepoint; netskope; cisco-secure-web-appliance; mcafee-web-gateway; cisco-cloud-web-security; cisco-ironport
cdn-products | content delivery networks | 0.6 | cloudflare; akamai; fastly; amazon-cloudfront; azure-front-door; azure-cdn
ddi-products | DNS and DHCP appliances | 0.6 | infoblox; bluecat
voice-systems | telephone systems | 0.5 | cisco-unified-communications-manager; avaya-aura; avaya-ip-office; nortel-meridian; unify-openscape; asterisk-pbx; 3cx; freepbx; mitel-mivoice-connect; alcatel-lucent-omnipcx; avaya-definity; nortel-cs1000
public-clouds | public clouds | 0.5 | aws; azure; google-cloud; other-clouds; ibm-cloud; alibaba-cloud
hosters | cloud hosters | 0.6 | digitalocean; linode; vultr; hetzner; ovhcloud; scaleway
virtual-servers-in-clouds | virtual servers in a cloud | 0.5 | amazon-ec2; azure-virtual-machines; google-compute-engine
object-stores | object stores | 0.6 | amazon-s3; azure-blob-storage; google-cloud-storage; minio
serverless-functions | serverless functions | 0.6 | aws-lambda; azure-functions; google-cloud-functions; cloudflare-workers
managed-kubernetes | managed Kubernetes | 0.6 | aws-containers; azure-kubernetes-service; google-kubernetes-engine; openshift; rancher
managed-containers | managed containers without Kubernetes | 0.6 | amazon-ecs; aws-fargate; google-cloud-run; azure-container-apps
app-hosting-products | hosting of applications | 0.5 | application-hosting; render-com; fly-io; railway-app; cloud-foundry; aws-elastic-beanstalk; azure-app-service; google-app-engine
site-hosting-products | hosting of websites | 0.6 | netlify; vercel; github-pages; firebase-hosting
infrastructure-code | infrastructure as code | 0.5 | terraform; cloudformation; pulumi; opentofu; aws-cdk; azure-bicep; azure-resource-manager; crossplane
configuration-managers | configuration management tools | 0.5 | ansible; puppet; chef-tool; saltstack; cfengine
ci-products | CI servers | 0.5 | jenkins; gitlab-ci; github-actions; azure-devops; azure-pipelines; ci-servers; teamcity; travis-ci; atlassian-bamboo; bitbucket-pipelines; buildkite; drone-ci; tekton; aws-codepipeline; google-cloud-build; hudson; concourse-ci; gocd
cd-products | deployment tools | 0.5 | deployment-tools; flux-cd; spinnaker; octopus-deploy; ibm-urbancode-deploy; digital-ai-deploy; aws-codedeploy; digital-ai-release; xebialabs-devops-platform
container-engines | container engines | 0.6 | docker; podman; containerd; cri-o
orchestrators | container orchestrators | 0.5 | kubernetes; docker-swarm; hashicorp-nomad; apache-mesos; amazon-ecs
service-mesh-products | service meshes | 0.6 | istio; linkerd; hashicorp-consul; aws-app-mesh
secret-stores | secret stores | 0.6 | hashicorp-vault; azure-key-vault; aws-secrets-manager; cyberark-conjur; delinea-secret-server
artifact-stores | artifact repositories | 0.6 | jfrog-artifactory; sonatype-nexus-repository; proget; harbor-registry
on-call-products | on-call products | 0.6 | pagerduty; opsgenie; splunk-on-call; xmatters
monitoring-products | infrastructure monitoring products | 0.5 | nagios; zabbix; prometheus; icinga; checkmk; centreon; enterprise-monitoring; prtg-network-monitor; system-center-operations-manager; logicmonitor; datadog; whatsup-gold
apm-products | application performance monitoring products | 0.5 | datadog; new-relic; dynatrace; appdynamics; ibm-instana; elastic-apm; ca-apm
error-trackers | error trackers | 0.6 | sentry-io; rollbar; bugsnag; raygun; honeybadger; airbrake
log-products | log analysis products | 0.5 | splunk; elk-stack; graylog; sumo-logic; solarwinds-loggly; grafana-loki
tracing-products | tracing products | 0.6 | jaeger-tracing; zipkin; grafana-tempo
support-work | user support | 0.5 | help-desk; desktop-support; technical-support; it-support
remote-support-products | remote support products | 0.6 | teamviewer; anydesk; logmein; logmein-rescue; beyondtrust-remote-support; dameware; vnc; splashtop; connectwise-screenconnect; zoho-assist; gotoassist
rmm-products | remote monitoring products | 0.6 | connectwise-automate; kaseya-vsa; ninjaone; n-able-n-central; datto-rmm; atera; n-able
ticket-tools | ticketing tools | 0.5 | servicenow; remedy; bmc-helix-itsm; jira-service-management; freshservice; zendesk; cherwell; manageengine-servicedesk-plus; topdesk; sysaid; hp-service-manager; ivanti-service-manager; glpi; ca-service-desk-manager; spiceworks; bmc-footprints
siem-products | SIEM products | 0.5 | splunk; splunk-enterprise-security; ibm-qradar; arcsight; logrhythm; microsoft-sentinel; exabeam; securonix; wazuh; alienvault; google-security-operations; elastic-security
edr-products | endpoint detection products | 0.6 | crowdstrike-falcon; sentinelone; microsoft-defender-for-endpoint; vmware-carbon-black; palo-alto-cortex-xdr; cybereason; sophos-endpoint
antivirus-products | antivirus products | 0.6 | symantec-endpoint-protection; mcafee-endpoint-security; trend-micro; kaspersky; sophos-endpoint; eset; bitdefender; norton-antivirus; malwarebytes; webroot; microsoft-defender-antivirus; nortonlifelock-cybersecurity-software
mail-security-products | email security products | 0.6 | mimecast; proofpoint; barracuda-email-security-gateway; cisco-secure-email; microsoft-defender-for-office-365; abnormal-security
ids-products | intrusion detection products | 0.6 | snort; suricata; zeek; security-onion
scanner-products | vulnerability scanners | 0.6 | tenable-nessus; qualys; rapid7-insightvm; greenbone-openvas; tenable; tenable-security-center; tenable-vulnerability-management; rapid7
web-scanner-products | web application scanners | 0.6 | burp-suite; owasp-zap; acunetix; invicti; hcl-appscan; fortify-webinspect
code-scanner-products | static security scanners | 0.6 | fortify-static-code-analyzer; veracode; checkmarx; snyk; semgrep; codeql
composition-scanners | scanners of dependencies | 0.6 | snyk; black-duck; mend-io; sonatype-lifecycle; dependabot; owasp-dependency-check; jfrog-xray
cloud-security-products | cloud security products | 0.6 | wiz-cloud-security; prisma-cloud; orca-security; lacework; microsoft-defender-for-cloud; check-point-cloudguard
disassemblers | disassemblers | 0.6 | ida-pro; ghidra; binary-ninja; radare2
forensic-suites | forensic suites | 0.6 | opentext-encase; forensic-toolkit; x-ways-forensics; magnet-axiom; autopsy-forensics; magnet-forensics
phone-forensics | forensics of phones | 0.6 | cellebrite; oxygen-forensics; graykey
waf-products | web application firewalls | 0.6 | f5-advanced-waf; imperva; modsecurity; aws-waf
security-standards | security standards | 0.4 | iso-27001; nist-cybersecurity-framework; nist-sp-800-53; soc-2; cis-controls; bsi-it-grundschutz
grc-products | GRC products | 0.5 | archer; metricstream; servicenow-grc; logicgate
compliance-automation | compliance automation | 0.6 | vanta; drata; secureframe
security-manager-certificates | certificates of information security | 0.5 | cissp; cism; comptia-securityx
cloud-security-certificates | certificates of cloud security | 0.5 | ccsp; certificate-of-cloud-security-knowledge
security-starter-certificates | security certificates for a start | 0.5 | comptia-security-plus; isc2-certificates; giac-security-essentials; isc2-certified-in-cybersecurity
analyst-certificates | certificates of security analysts | 0.5 | comptia-cysa-plus; security-analyst-certificates; cisco-certified-cyberops-associate; blue-team-level-1; certified-soc-analyst
offensive-certificates | certificates of penetration testing | 0.5 | ceh; oscp; comptia-pentest-plus; giac-penetration-tester; practical-network-penetration-tester; ejpt
network-certificates | network certificates | 0.5 | ccna; comptia-network-plus; juniper-networks-certified-associate
forensic-certificates | certificates of digital forensics | 0.5 | computer-hacking-forensic-investigator; encase-certified-examiner; giac-certified-forensic-analyst; giac-certified-forensic-examiner; certified-forensic-computer-examiner
cloud-architect-certificates | cloud architect certificates | 0.4 | aws-solutions-architect; azure-solutions-architect-expert; google-professional-cloud-architect
cloud-starter-certificates | cloud certificates for a start | 0.5 | aws-certified-cloud-practitioner; azure-fundamentals; google-cloud-digital-leader
linux-credentials | Linux certificates | 0.5 | linux-certificates; rhcsa; comptia-linux-plus; linux-foundation-certified-system-administrator; lpic-1
devops-certificates-group | DevOps certificates of clouds | 0.4 | aws-certified-devops-engineer; azure-devops-engineer-expert; google-professional-cloud-devops-engineer
`;
